import { createContext } from 'react';
import type { AccuracyRow } from './accuracy-rows.ts';

/** What public pages tell that is measured elsewhere. */
export type Facts = { accuracy: AccuracyRow[] };

export const PageFacts = createContext<Facts>({ accuracy: [] });
