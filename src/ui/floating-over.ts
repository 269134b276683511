import { createContext } from 'react';

/** What floats over an area that scrolls must not be cut by it. */
export const FloatingOver = createContext<'page' | 'scrolling'>('page');
