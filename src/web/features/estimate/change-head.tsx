import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Term } from '../../components/term.tsx';

/** Touch targets need 24 px, although two of them are one above the other. */
const LINE = { display: 'inline-flex', alignItems: 'center', height: 24, '& > [role=button]': { minHeight: 24 } };

/** The table head of figures with their change below. It names both. */
export function ChangeHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'flex-end', lineHeight: '18px' }}>
      {/* as in a right-aligned cell, the sort arrow comes before the name */}
      <Box component="span" sx={{ ...LINE, flexDirection: 'row-reverse' }}>
        {children}
      </Box>
      <Box component="span" sx={{ ...LINE, color: 'text.secondary', fontWeight: 500 }}>
        <Term of="change">{t('estimate.change.label')}</Term>
      </Box>
    </Stack>
  );
}
