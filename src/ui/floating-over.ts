import { createContext } from 'react';

/** Place of floating elements: over an area that scrolls they must not be cut off by it. */
export const FloatingOver = createContext<'page' | 'scrolling'>('page');
