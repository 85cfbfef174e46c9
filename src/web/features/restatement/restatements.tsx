import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead } from '../list/list-head.tsx';
import { ShortList } from '../list/short-list.tsx';
import { listRestatementsQuery, type RestatementsOf, restatementsFile } from './list-restatements.ts';
import { RestatementList } from './restatement-list.tsx';

type Props = { of: RestatementsOf; onDay: (day: string) => void };

/** The settled numbers of a store or product that were revised, and why. */
export function Restatements({ of, onDay }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const restatements = useQuery(listRestatementsQuery(of, page));
  return (
    <Card component="section" aria-labelledby="restatements">
      <CardContent>
        <ListHead source={restatements} file={restatementsFile(of)} name={t('restatement.title')}>
          <Typography id="restatements" component="h2" variant="h5">
            {t('restatement.title')}
          </Typography>
        </ListHead>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('restatement.description')}
        </Typography>
        <ShortList
          label={t('restatement.title')}
          source={restatements}
          empty={t('productId' in of ? 'restatement.emptyOfProduct' : 'restatement.empty')}
          waitingHeight={80}
          onPage={setPage}
        >
          {(items, isStale) => (
            <RestatementList label={t('restatement.title')} items={items} isStale={isStale} onDay={onDay} />
          )}
        </ShortList>
      </CardContent>
    </Card>
  );
}
