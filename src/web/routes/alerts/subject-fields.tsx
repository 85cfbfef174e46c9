import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FILTER_LISTS, isOfDatabase, isOfStores } from '#contract/messages/alert.ts';
import { TAGS, type Tag } from '#contract/tag.ts';
import { usePlan } from '../../api/use-plan.ts';
import { usePreferences } from '../../api/use-preferences.ts';
import { Choice } from '../../components/choice.tsx';
import { alertStoresQuery } from '../../features/alert/alert-queries.ts';
import { groupsQuery } from '../../features/group/group-queries.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import { type AlertDraft, OF_LIST, type Subject } from './alert-draft.ts';

/** Prefixes that mark a group and a saved filter among the stores' options. */
const GROUP = 'group:';
const FILTER = 'filter:';

type Props = { draft: AlertDraft; subject: Subject; onChange: (part: Partial<AlertDraft>) => void };

/**
 * Chooses stores, a group or a saved filter, and a category of stores. A product is set only by opening the dialog for
 * it.
 */
export function SubjectFields({
  draft: { storeId, groupId, productId, tag, filter, filterList, given },
  subject,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const stores = useQuery(alertStoresQuery());
  const groups = useQuery(groupsQuery()).data?.items ?? [];
  const filters = useFilters({ filter, filterList }).values;
  if (given.kind === 'matches') return <FilterField chosen={{ filter, filterList }} onChange={onChange} />;
  if (productId)
    return (
      <Typography>
        <bdi>{subject.name}</bdi>
      </Typography>
    );
  const listed = stores.data ?? [];
  // a store that is not in the list, or not yet, stays chosen
  const own = storeId && !listed.some(({ id }) => id === storeId) ? [{ id: storeId, name: subject.name ?? '' }] : [];
  const isListed = !groupId || groups.some(({ id }) => id === groupId);
  const shownGroups = isListed ? groups : [{ id: groupId, name: '' }, ...groups];
  const group = groups.find(({ id }) => id === groupId);
  const about = (next: string) => {
    const none = { storeId: '', groupId: '', filter: '' };
    if (filters.includes(next)) {
      const chosen = chosenOf(next);
      const ofStores = isOfStores(chosen.filterList) && { given: { ...given, kind: 'matches' as const } };
      return { ...none, tag: '' as const, ...chosen, ...ofStores };
    }
    if (!next.startsWith(GROUP)) return { ...none, storeId: next };
    const chosen = next.slice(GROUP.length);
    const isOfProducts = groups.some(({ id, kind }) => id === chosen && kind === 'products');
    return { ...none, groupId: chosen, ...(isOfProducts && { tag: '' as const }) };
  };
  return (
    <>
      <Choice
        label={t('alerts.about')}
        value={filter ? asValue({ filter, filterList }) : groupId ? GROUP + groupId : storeId}
        options={[
          ['', t('alerts.allStores')],
          ...shownGroups.map(({ id, name }) => [GROUP + id, t('alerts.group', { name })] as const),
          ...filters.map((value) => {
            const chosen = chosenOf(value);
            return [value, t(OF_LIST[chosen.filterList], { name: chosen.filter })] as const;
          }),
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

type Chosen = Pick<AlertDraft, 'filter' | 'filterList'>;

/** The saved filters that a rule can be about, as option values. A deleted one stays chosen. */
function useFilters({ filter, filterList }: Chosen) {
  const { areDatabaseFiltersEnabled } = usePlan();
  const { preferences, isReady } = usePreferences();
  const values = FILTER_LISTS.flatMap((list) => {
    const isShown = areDatabaseFiltersEnabled || !isOfDatabase(list);
    const names = isShown ? (preferences.savedFilters?.[list] ?? []).map(({ name }) => name) : [];
    const chosen = filter && list === filterList && !names.includes(filter) ? [filter] : [];
    return [...chosen, ...names].map((name) => asValue({ filter: name, filterList: list }));
  });
  return { isReady, values };
}

function asValue({ filter, filterList }: Chosen): string {
  return `${FILTER}${filterList}:${filter}`;
}

function chosenOf(value: string): Chosen {
  const [list, ...name] = value.slice(FILTER.length).split(':');
  return { filter: name.join(':'), filterList: FILTER_LISTS.find((one) => one === list)! };
}

function FilterField({ chosen, onChange }: { chosen: Chosen; onChange: Props['onChange'] }) {
  const { t } = useTranslation();
  const { isReady, values } = useFilters(chosen);
  const labelOf = (value: string) => {
    const { filter: name, filterList } = chosenOf(value);
    return filterList === 'products' ? name : t(OF_LIST[filterList], { name });
  };
  if (isReady && values.length === 0)
    return (
      <Typography variant="body2">
        {t('alerts.noFilter')} <TextLink to="/products">{t('alerts.toProducts')}</TextLink>
      </Typography>
    );
  return (
    <Choice
      label={t('alerts.filter')}
      value={chosen.filter && asValue(chosen)}
      options={[['', t('alerts.chooseFilter')], ...values.map((value) => [value, labelOf(value)] as const)]}
      onChange={(next) => onChange(next ? chosenOf(next) : { filter: '' })}
    />
  );
}
