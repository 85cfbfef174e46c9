import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_ORDER } from '#contract/billing/plan.ts';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import type { OperatePerson, PersonChange } from '#contract/operate.ts';
import { ask } from '../../api/client.ts';
import { userInfoQuery } from '../../api/user-info.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type Act, ActMenu } from './act-menu.tsx';
import { InviteForm } from './invite-form.tsx';
import { OperateList } from './operate-list.tsx';
import { peopleQuery } from './operate-queries.ts';

export function PeopleList() {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState({ q: '', page: 0 });
  const ownId = useQuery(userInfoQuery()).data?.id;
  return (
    <OperateList
      label={t('operate.tab.people')}
      searchLabel={t('operate.people.search')}
      empty={t('operate.people.none')}
      asked={asked}
      onAsk={setAsked}
      source={useQuery(peopleQuery(asked))}
      action={<InviteForm />}
      columns={[
        t('operate.people.address'),
        t('operate.people.plan'),
        t('operate.people.stores'),
        t('operate.people.joined'),
        t('operate.people.seen'),
        t('operate.acts'),
      ]}
      row={(person) => [
        <Person key="person" person={person} />,
        t(`plan.${person.plan}`),
        format.count(person.stores),
        format.date(person.createdAt),
        person.lastSignInAt ? format.dateTime(person.lastSignInAt) : t('operate.never'),
        <PersonActs key="acts" person={person} isOwn={person.id === ownId} />,
      ]}
    />
  );
}

function Person({ person }: { person: OperatePerson }) {
  const { t } = useTranslation();
  const marks = [
    person.isOperator && 'operator',
    person.isDisabled && 'disabled',
    !person.isVerified && 'unconfirmed',
    person.hasSecondFactor && 'secondFactor',
  ] as const;
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
      <bdi dir="ltr">{person.email ?? person.id}</bdi>
      {marks.map(
        (mark) =>
          mark && (
            <Chip
              key={mark}
              size="small"
              variant="outlined"
              color={mark === 'disabled' ? 'error' : 'default'}
              label={t(`operate.people.mark.${mark}`)}
            />
          ),
      )}
    </Stack>
  );
}

function PersonActs({ person, isOwn }: { person: OperatePerson; isOwn: boolean }) {
  const { t } = useTranslation();
  const { id, isDisabled } = person;
  const name = person.email ?? id;
  const change = (body: PersonChange) => () => ask(operateEndpoints.changePerson, { params: { id }, body });
  const plans = PLAN_ORDER.filter((plan) => plan !== person.plan).map((plan): Act => {
    const named = { plan: t(`plan.${plan}`), name };
    return {
      key: plan,
      label: t('operate.people.act.plan', named),
      question: t('operate.people.ask.plan', named),
      work: change({ plan }),
    };
  });
  const shutting: Act = {
    key: 'disable',
    label: t(isDisabled ? 'operate.people.act.enable' : 'operate.people.act.disable'),
    question: t(isDisabled ? 'operate.people.ask.enable' : 'operate.people.ask.disable', { name }),
    isGrave: !isDisabled,
    work: change({ isDisabled: !isDisabled }),
  };
  const signOut: Act = {
    key: 'sign-out',
    label: t('operate.people.act.signOut'),
    question: t('operate.people.ask.signOut', { name }),
    work: () => ask(operateEndpoints.signOutPerson, { params: { id } }),
  };
  const deleting: Act = {
    key: 'delete',
    label: t('operate.people.act.delete'),
    question: t('operate.people.ask.delete', { name }),
    isGrave: true,
    work: () => ask(operateEndpoints.deletePerson, { params: { id } }),
  };
  return <ActMenu name={name} acts={[...plans, signOut, ...(isOwn ? [] : [shutting, deleting])]} />;
}
