import { defineConfig } from "@playwright/test";
import shots from "./playwright.shots.config";

/** Measures, without a verdict: figures depend on the machine. `npm run build` first. */
export default defineConfig({ ...shots, testMatch: "responsive.ts", workers: 1 });
