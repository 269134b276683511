/** Default of the preference that says whether the bar is open, on every device of the user. */
export const barClosed = { isOpen: false };
