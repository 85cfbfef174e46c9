import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Links to the shop itself, in a new tab. */
export function ShopLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" variant="body2" sx={{ minHeight: 24 }}>
      {children} <OpenInNew aria-hidden sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
      <span style={visuallyHidden}> ({t('store.visitNewTab')})</span>
    </Link>
  );
}
