import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brief } from '#contract/messages/brief.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { briefsQuery } from '../../features/brief/list-briefs.ts';
import { BriefDialog } from './brief-dialog.tsx';
import { BriefRow } from './brief-row.tsx';

/** My briefs. */
export function BriefsPage() {
  const { t } = useTranslation();
  const briefs = useQuery(briefsQuery());
  const [edited, setEdited] = useState<Brief | 'new' | null>(null);
  const isEmpty = briefs.data?.items.length === 0;
  const make = (
    <Button variant="contained" onClick={() => setEdited('new')}>
      {t('briefs.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('briefs.title')}
        description={t('briefs.description')}
        actions={isEmpty ? undefined : make}
      />
      <Card sx={{ maxWidth: 960 }}>
        <Loaded source={briefs} waiting={<Skeleton variant="rounded" height={160} sx={{ m: 2 }} />}>
          {({ items, limit, hasAddress }) => (
            <>
              {!hasAddress && <Alert severity="warning">{t('briefs.noAddress')}</Alert>}
              {isEmpty ? (
                <EmptyState title={t('briefs.none')} description={t('briefs.noneDescription')} action={make} />
              ) : (
                <>
                  <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                    {items.map((brief) => (
                      <BriefRow key={brief.id} brief={brief} onEdit={() => setEdited(brief)} />
                    ))}
                  </Stack>
                  <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, py: 1.5 }}>
                    {t('channels.used', { used: items.filter(({ stoppedAt }) => stoppedAt === null).length, limit })}
                  </Typography>
                </>
              )}
            </>
          )}
        </Loaded>
      </Card>
      <BriefDialog
        isOpen={edited !== null}
        brief={edited === 'new' || edited === null ? undefined : edited}
        onClose={() => setEdited(null)}
      />
    </>
  );
}
