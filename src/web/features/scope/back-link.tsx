import ArrowBack from '@mui/icons-material/ArrowBack';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { pagesOf } from './scope.ts';

/** Links from a store or product back to its list. */
export function BackLink({ kind, scope }: { kind: 'stores' | 'products'; scope: Scope }) {
  const { t } = useTranslation();
  return (
    <LinkButton
      to={`${pagesOf(scope)}/${kind}`}
      size="small"
      color="inherit"
      startIcon={
        <ArrowBack fontSize="small" sx={(theme) => (theme.direction === 'rtl' ? { transform: 'scaleX(-1)' } : {})} />
      }
      sx={{ mb: 1, marginInlineStart: -1.5 }}
    >
      {t(`unavailable.list.${scope}.${kind}`)}
    </LinkButton>
  );
}
