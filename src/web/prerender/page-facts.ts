import { createContext } from 'react';
import type { AccuracyRow } from './accuracy-rows.ts';

/** Facts on public pages that are measured elsewhere. */
export type Facts = { accuracy: AccuracyRow[] };

export const PageFacts = createContext<Facts>({ accuracy: [] });
