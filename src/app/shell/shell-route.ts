import { loadAllTexts } from '../i18n';
import { SessionGate } from '../session/session-gate';

// The shell's texts come with its code, so that nothing is shown without them.
await loadAllTexts();

export const Component = SessionGate;
