// Where online games and invitations are found: each is one stored page, and its address stands
// after the question mark.

/** 20 letters and digits of which none is mistaken for another. */
const ADDRESS = /^\?([0-9a-hjkmnp-tv-z]{20})(?![0-9a-z])/;

/** The address in a page's search part; messengers may have added something to it. */
export function addressIn(search: string): string | undefined {
  return ADDRESS.exec(search)?.[1];
}

export const gamePath = (game: string): string => `/online?${game}`;
/** Where a code of another device is typed in. */
export const DEVICE = "/device";
export const devicePath = (game: string): string => `${DEVICE}?${game}`;
export const invitationPath = (invitation: string): string => `/invitation?${invitation}`;

/** Whether nobody but this device can open an address of this host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
