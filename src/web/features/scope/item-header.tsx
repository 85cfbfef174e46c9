import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Scope } from '#contract/scope.ts';
import { PageTitle } from '../../components/page/title.tsx';
import { IS_SHARED } from '../../share/shared-place.ts';
import { useKeepRecent } from '../palette/recent.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { BackLink } from './back-link.tsx';

type Props = {
  kind: 'stores' | 'products';
  scope: Scope;
  title: string;
  /** The shown part of the page, for the window's title. */
  part: string;
  picture: ReactNode;
  /** Shown beside the title. */
  marks?: ReactNode;
  actions: ReactNode;
  /** Facts about the item, line by line. */
  children: ReactNode;
};

/** The header of a store's or product's page. */
export function ItemHeader(props: Props) {
  const { pathname } = useLocation();
  // a store's tabs count as one page
  const [path = pathname] = /^(\/database)?\/\w+\/[\w-]+/.exec(pathname) ?? [];
  useKeepRecent({ path, label: props.title });
  return (
    <Box component="header">
      <PageTitle title={`${props.part} · ${props.title}`} />
      {!IS_SHARED && <BackLink kind={props.kind} scope={props.scope} />}
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        // if the name leaves no room beside it, the actions wrap below
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: { md: 'wrap' } }}
      >
        <Stack direction="row" sx={{ gap: 2, minWidth: 0, flex: { md: '1 1 440px' } }}>
          {props.picture}
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="h3" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{props.title}</bdi>
              </Typography>
              {/* together, so that none is left alone below a long name */}
              {props.marks && (
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                  {props.marks}
                </Stack>
              )}
            </Stack>
            {props.children}
          </Box>
        </Stack>
        {!IS_SHARED && (
          <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
            {props.actions}
            <ShareButton name={props.title} />
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

export function ItemHeaderSkeleton({ picturePx, height }: { picturePx: number; height: number }) {
  return (
    <Box>
      <Skeleton variant="text" width={100} height={32} sx={{ mb: 1 }} />
      <Stack direction="row" sx={{ gap: 2, height }}>
        <Skeleton variant="rounded" width={picturePx} height={picturePx} />
        <Box>
          <Skeleton variant="text" width={240} height={36} />
          <Skeleton variant="text" width={240} />
        </Box>
      </Stack>
    </Box>
  );
}
