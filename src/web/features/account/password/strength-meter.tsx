import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_PASSWORD_LENGTH } from '../account-schema.ts';
import { passwordStrength, type Strength } from './strength.ts';

const COLORS = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const;
const WORDS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;

type Props = { password: string; known: readonly string[] };

/** Four bars and a word; empty before the first character. */
export function StrengthMeter({ password, known }: Props) {
  const { t } = useTranslation();
  const typed = useDeferredValue(password);
  if (typed === '') return null;
  const strength: Strength = typed.length < MIN_PASSWORD_LENGTH ? 0 : passwordStrength(typed, known);
  return (
    <Box sx={{ mt: 1 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{
              height: 4,
              borderRadius: 2,
              bgcolor: bar <= Math.max(1, strength) ? COLORS[strength] : 'surface.sunken',
              transition: 'background-color 150ms',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" component="p" role="status" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('strength.label', { strength: t(`strength.${WORDS[strength]}`) })}
      </Typography>
    </Box>
  );
}
