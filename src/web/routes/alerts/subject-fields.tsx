import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TAGS, type Tag } from '#contract/tag.ts';
import { Choice } from '../../components/choice.tsx';
import { alertStoresQuery } from '../../features/alert/alert-queries.ts';
import { useSavedFilters } from '../../features/filter/saved-filters.ts';
import { groupsQuery } from '../../features/group/group-queries.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import type { AlertDraft, Subject } from './alert-draft.ts';

/** How a group, and a saved filter, stand among the stores. */
const GROUP = 'group:';
const FILTER = 'filter:';

type Props = { draft: AlertDraft; subject: Subject; onChange: (part: Partial<AlertDraft>) => void };

/** Of which stores, group or saved filter, and of which category of stores; a product is what it was opened about. */
export function SubjectFields({
  draft: { storeId, groupId, productId, tag, filter, given },
  subject,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const stores = useQuery(alertStoresQuery());
  const groups = useQuery(groupsQuery()).data?.items ?? [];
  const saved = useSavedFilters('products').items.map(({ name }) => name);
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
  const filters = filter && !saved.includes(filter) ? [filter, ...saved] : saved;
  const group = groups.find(({ id }) => id === groupId);
  const about = (next: string) => {
    const none = { storeId: '', groupId: '', filter: '' };
    if (next.startsWith(FILTER)) return { ...none, tag: '' as const, filter: next.slice(FILTER.length) };
    if (!next.startsWith(GROUP)) return { ...none, storeId: next };
    const chosen = next.slice(GROUP.length);
    const isOfProducts = groups.some(({ id, kind }) => id === chosen && kind === 'products');
    return { ...none, groupId: chosen, ...(isOfProducts && { tag: '' as const }) };
  };
  return (
    <>
      <Choice
        label={t('alerts.about')}
        value={filter ? FILTER + filter : groupId ? GROUP + groupId : storeId}
        options={[
          ['', t('alerts.allStores')],
          ...shownGroups.map(({ id, name }) => [GROUP + id, t('alerts.group', { name })] as const),
          ...filters.map((name) => [FILTER + name, t('alerts.ofFilter', { name })] as const),
          ...[...own, ...listed].map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(next) => onChange(about(next))}
      />
      {!filter && group?.kind !== 'products' && (
        <Choice<Tag | ''>
          label={t('alerts.category')}
          value={tag}
          options={[['', t('alerts.anyCategory')], ...TAGS.map((one) => [one, t(`tag.${one}`)] as const)]}
          onChange={(next) => onChange({ tag: next })}
        />
      )}
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
