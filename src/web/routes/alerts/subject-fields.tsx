import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TAGS, type Tag } from '#contract/tag.ts';
import { alertStoresQuery } from '../../features/alert/alert-queries.ts';
import type { AlertDraft, Subject } from './alert-draft.ts';
import { Choice } from './choice.tsx';

type Props = { draft: AlertDraft; subject: Subject; onChange: (part: Partial<AlertDraft>) => void };

/** Of which stores, and of which category of theirs; a product is what it was opened about. */
export function SubjectFields({ draft: { storeId, productId, tag }, subject, onChange }: Props) {
  const { t } = useTranslation();
  const stores = useQuery(alertStoresQuery());
  if (productId)
    return (
      <Typography>
        <bdi>{subject.name}</bdi>
      </Typography>
    );
  const listed = stores.data ?? [];
  // a store that is not listed, or not yet, stays chosen
  const own = storeId && !listed.some(({ id }) => id === storeId) ? [{ id: storeId, name: subject.name ?? '' }] : [];
  return (
    <>
      <Choice
        label={t('alerts.about')}
        value={storeId}
        options={[['', t('alerts.allStores')], ...[...own, ...listed].map(({ id, name }) => [id, name] as const)]}
        onChange={(next) => onChange({ storeId: next })}
      />
      <Choice<Tag | ''>
        label={t('alerts.category')}
        value={tag}
        options={[['', t('alerts.anyCategory')], ...TAGS.map((one) => [one, t(`tag.${one}`)] as const)]}
        onChange={(next) => onChange({ tag: next })}
      />
    </>
  );
}
