import { useInsertionEffect } from 'react';

// Stands for Emotion's module of this name, which gives React the styles of all that it drew to insert at one go, when it
// shows it: half of the longest task of a first visit. Inserted while each element is drawn they come in React's slices.
// A rule depends on its element alone, so that of one which is never shown is merely not used.

export function useInsertionEffectAlwaysWithSyncFallback<Result>(insert: () => Result): Result {
  return insert();
}

export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
