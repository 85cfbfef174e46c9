import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IS_SHARED } from '../../share/shared-place.ts';
import { PageTitle } from './title.tsx';

type Props = {
  title: string;
  /** The window's title, if the heading alone does not name the page. */
  documentTitle?: string;
  /** For members. A shared page has none. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the heading: a link to the parent page. */
  breadcrumb?: ReactNode;
};

export function PageHeader({ title, documentTitle = title, description, actions, breadcrumb }: Props) {
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <PageTitle title={documentTitle} />
      {breadcrumb && <Box sx={{ mb: 1 }}>{breadcrumb}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {description && !IS_SHARED && (
            <Typography component="div" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: { xs: 1, sm: 'auto' } }}>{actions}</Box>
        )}
      </Box>
    </Box>
  );
}
