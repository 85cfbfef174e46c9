import { useInsertionEffect } from 'react';

// Replaces Emotion's module of this name. The original makes React insert all styles at once when it commits, which was
// half of the longest task of a first visit. Here they are inserted while elements render, within React's slices. A
// rule depends only on its element, so one for an element that is never shown is just unused.

export function useInsertionEffectAlwaysWithSyncFallback<Result>(insert: () => Result): Result {
  return insert();
}

export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
