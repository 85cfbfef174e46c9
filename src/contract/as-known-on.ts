import { z } from 'zod';

export const AsKnownOn = z.iso
  .date()
  .describe(
    'A UTC day that is not to come: answers with what was told at its end. What was learnt later is left out; its last ' +
      'two days, which were still settling, are told as they settled.',
  );
