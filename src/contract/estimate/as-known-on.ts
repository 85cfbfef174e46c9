import { z } from 'zod';

export const AsKnownOn = z.iso
  .date()
  .describe(
    'A UTC day, not in the future. The answer gives the figures as they were shown at the end of that day, without ' +
      'later revisions. That day and the one before had not settled yet: they have the figures they settled with.',
  );
