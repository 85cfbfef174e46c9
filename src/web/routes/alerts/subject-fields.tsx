import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TAGS, type Tag } from '#contract/tag.ts';
import { Choice } from '../../components/choice.tsx';
import { alertStoresQuery } from '../../features/alert/alert-queries.ts';
import { useSavedFilters } from '../../features/filter/saved-filters.ts';
import { groupsQuery, ofKind } from '../../features/group/group-queries.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import type { AlertDraft, Subject } from './alert-draft.ts';

/** How a group stands among the stores. */
const GROUP = 'group:';
const groupValue = (id: string) => `${GROUP}${id}`;

type Props = { draft: AlertDraft; subject: Subject; onChange: (part: Partial<AlertDraft>) => void };

/** Of which stores, and of which category of theirs, or of which saved filter; a product is what it was opened about. */
export function SubjectFields({
  draft: { storeId, groupId, productId, tag, filter, given },
  subject,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const stores = useQuery(alertStoresQuery());
  const groups = ofKind(useQuery(groupsQuery()).data?.items, 'stores');
  if (given.kind === 'matches') return <FilterField filter={filter} onChange={(next) => onChange({ filter: next })} />;
  if (productId)
    return (
      <Typography>
        <bdi>{subject.name}</bdi>
      </Typography>
    );
  const listed = stores.data ?? [];
  // a store that is not listed, or not yet, stays chosen
  const own = storeId && !listed.some(({ id }) => id === storeId) ? [{ id: storeId, name: subject.name ?? '' }] : [];
  const isListed = !groupId || groups.some(({ id }) => id === groupId);
  const shownGroups = isListed ? groups : [{ id: groupId, name: '' }, ...groups];
  return (
    <>
      <Choice
        label={t('alerts.about')}
        value={groupId ? groupValue(groupId) : storeId}
        options={[
          ['', t('alerts.allStores')],
          ...shownGroups.map(({ id, name }) => [groupValue(id), t('alerts.group', { name })] as const),
          ...[...own, ...listed].map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(next) =>
          onChange(
            next.startsWith(GROUP)
              ? { storeId: '', groupId: next.slice(GROUP.length) }
              : { storeId: next, groupId: '' },
          )
        }
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

function FilterField({ filter, onChange }: { filter: string; onChange: (filter: string) => void }) {
  const { t } = useTranslation();
  const saved = useSavedFilters('products');
  const names = [...new Set([...(filter ? [filter] : []), ...saved.items.map(({ name }) => name)])];
  if (saved.isReady && names.length === 0)
    return (
      <Typography variant="body2">
        {t('alerts.noFilter')} <TextLink to="/products">{t('alerts.toProducts')}</TextLink>
      </Typography>
    );
  return (
    <Choice
      label={t('alerts.filter')}
      value={filter}
      options={[['', t('alerts.chooseFilter')], ...names.map((name) => [name, name] as const)]}
      onChange={onChange}
    />
  );
}
