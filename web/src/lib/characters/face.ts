// What a face can show. `Face.svelte` draws it; the characters are its siblings.

import type { Component, Snippet } from "svelte";

/** What goes on in a character: it waits, thinks, sees a danger, is glad, is sad. */
export type Mood = "calm" | "thinking" | "threat" | "win" | "loss";

/** What every character takes. */
export interface FaceProps {
  mood?: Mood;
  /** Where the eyes look: each from -1 (left, up) to 1 (right, down). */
  look?: { x: number; y: number };
  /** Whether it moves by itself: it breathes and blinks. */
  alive?: boolean;
}

/** How a character differs from the others. The drawing is 100 wide and high. */
export interface Features extends FaceProps {
  /** The outline of the body. */
  shape: string;
  fur: string;
  /** The lower rim of the body, and lids. */
  edge: string;
  /** Where eyes and mouth have their middle. */
  middle?: number;
  /** Two round eyes, at equal distance from the middle. */
  eyes: { apart: number; y: number; r: number; white?: string };
  /** The middle of the mouth; without it the character draws its own, such as a beak. */
  mouth?: { y: number; size?: number };
  /** Where the cheeks blush; at equal distance from the middle. */
  blush?: { apart: number; y: number };
  /** What is seen behind the body: ears, horns, a tail. */
  behind?: Snippet;
  /** What is seen on the body, below the eyes. */
  marks?: Snippet;
  /** What is seen before all else. */
  front?: Snippet<[Mood]>;
}

export type Character = Component<FaceProps>;
