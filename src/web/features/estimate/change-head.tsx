import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Term } from '../../components/term.tsx';

/** What is pressed has 24 px to touch, though two stand beneath each other. */
const LINE = { display: 'inline-flex', alignItems: 'center', height: 24, '& > [role=button]': { minHeight: 24 } };

/** The head of figures that have their change beneath them: it names both. */
export function ChangeHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'flex-end', lineHeight: '18px' }}>
      {/* as in a cell whose text ends its line: what sorts has its arrow before its name */}
      <Box component="span" sx={{ ...LINE, flexDirection: 'row-reverse' }}>
        {children}
      </Box>
      <Box component="span" sx={{ ...LINE, color: 'text.secondary', fontWeight: 500 }}>
        <Term of="change">{t('estimate.change.label')}</Term>
      </Box>
    </Stack>
  );
}
