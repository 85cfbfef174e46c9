import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Term } from '../../components/term.tsx';

/** Parts figures, each with its change before it, from what stands before them. */
export const figureLineSx = ({ vars }: Theme) => ({ borderInlineStart: `1px solid ${vars.palette.divider}` });

/** The head of figures that have their change before them: it names both. */
export function ChangeHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        <Term of="change">{t('estimate.change.label')}</Term>
      </Box>
      {/* as in a cell whose text ends its line: what sorts has its arrow before its name */}
      <Box component="span" sx={{ display: 'inline-flex', flexDirection: 'row-reverse' }}>
        {children}
      </Box>
    </Box>
  );
}
