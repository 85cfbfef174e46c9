import Stack from '@mui/material/Stack';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { ItemCards } from '../../list/item-cards.tsx';
import { useSelection } from '../../list/selection.ts';
import { ChosenItems } from '../change/chosen-items.tsx';
import { StoreState } from '../state/state.tsx';
import { StoreActions } from './actions.tsx';
import { StoreName } from './name.tsx';

type Props = { label: string; scope: Scope; items: StoreItem[]; isStale: boolean };

/** The list on a narrow screen. */
export function StoreCards({ scope, ...props }: Props) {
  const selection = useSelection(props.items, ({ name }) => name);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChosenItems kind="stores" scope={scope} selection={selection} />
      <ItemCards
        {...props}
        selection={selection}
        name={(store) => <StoreName store={store} scope={scope} />}
        actions={(store) => <StoreActions store={store} look="icon" />}
        facts={(store) => <StoreState store={store} scope={scope} />}
      />
    </Stack>
  );
}
