import { useInsertionEffect } from 'react';

// Stands for Emotion's module of this name, which gives React the styles of all that it drew to insert at one go, when it
// shows it: half of the longest task of a first visit. Inserted while each element is drawn they come in React's slices.
// They are made of the element alone, and one that is never shown leaves a rule that nothing uses.

export function useInsertionEffectAlwaysWithSyncFallback(insert: () => void): void {
  insert();
}

export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
