import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperateOverview } from '#contract/operate.ts';
import { TermLines } from '../../components/list/term-lines.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { JobName } from './job-name.tsx';
import { LimitTable } from './limit-table.tsx';
import { overviewQuery } from './operate-queries.ts';

/** The server's state, one card for each subject, refreshed every few seconds. */
export function ServerState() {
  return (
    <>
      <Loaded source={useQuery(overviewQuery())} waiting={<Skeleton variant="rounded" height={420} />}>
        {(overview) => (
          <Box sx={{ columns: { sm: 2, lg: 3 }, columnGap: 2 }}>
            <Version overview={overview} />
            <Counts overview={overview} />
            <Extras extras={overview.extras} />
            <Jobs jobs={overview.jobs} />
            <Networks networks={overview.networks} />
            {overview.databases.map((database) => (
              <Database key={database.kind} database={database} />
            ))}
          </Box>
        )}
      </Loaded>
      <LimitTable />
    </>
  );
}

function Version({ overview: { version, startedAt, people, keptDays } }: { overview: OperateOverview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = (count: number) => t('operate.state.days', { count, n: format.count(count) });
  return (
    <>
      <Facts
        title={t('operate.state.server')}
        facts={[
          [t('operate.state.version'), <bdi key="version">{version}</bdi>],
          [t('operate.state.since'), format.dateTime(startedAt)],
          [t('operate.state.people'), format.count(people.all)],
          [t('operate.state.disabled'), format.count(people.disabled)],
          [t('operate.state.invited'), format.count(people.invited)],
        ]}
      />
      <Facts
        title={t('operate.state.kept')}
        facts={[
          [t('operate.state.hours'), days(keptDays.hours)],
          [t('operate.state.events'), days(keptDays.events)],
          [t('operate.state.evidence'), days(keptDays.evidence)],
          [t('operate.state.readings'), days(keptDays.polls)],
        ]}
      />
    </>
  );
}

function Counts({ overview: { stores, polls, mail } }: { overview: OperateOverview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = (count: number) => t('operate.state.seconds', { count: Math.round(count), n: format.count(count) });
  return (
    <>
      <Facts
        title={t('operate.state.stores')}
        facts={[
          [t('operate.state.read'), format.count(stores.read)],
          [t('operate.state.pending'), format.count(stores.pending)],
          [t('operate.state.unreadable'), format.count(stores.unreadable)],
        ]}
      />
      <Facts
        title={t('operate.state.readings')}
        facts={[
          [t('operate.state.lastHour'), format.count(polls.lastHour)],
          [t('operate.state.failed'), format.count(polls.failed)],
          [t('operate.state.leased'), format.count(polls.leased)],
          [t('operate.state.due'), format.count(polls.due)],
          [t('operate.state.lag'), seconds(polls.lagSeconds)],
        ]}
      />
      <Facts
        title={t('operate.tab.mail')}
        facts={[
          [t('operate.mail.is.waiting'), format.count(mail.waiting)],
          [t('operate.state.retrying'), format.count(mail.retrying)],
          [t('operate.state.givenUp'), format.count(mail.givenUp)],
          [t('operate.state.oldest'), seconds(mail.oldestSeconds)],
        ]}
      />
    </>
  );
}

function Extras({ extras }: { extras: OperateOverview['extras'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = Object.keys(extras) as (keyof typeof extras)[];
  return (
    <Facts
      title={t('operate.extras.title')}
      facts={names.map((name) => [t(`operate.extras.${name}`), format.count(extras[name])])}
    />
  );
}

function Jobs({ jobs }: { jobs: OperateOverview['jobs'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (jobs.length === 0) return null;
  const stateOf = ({ active, waiting, failed, lastDoneAt }: OperateOverview['jobs'][number]) =>
    format.facts([
      failed > 0 && t('operate.state.jobFailed', { count: failed, n: format.count(failed) }),
      active > 0 && t('operate.state.jobRuns'),
      waiting > 0 && t('operate.state.jobWaits'),
      lastDoneAt && format.dateTime(lastDoneAt),
    ]) || t('operate.never');
  return (
    <Facts
      title={t('operate.state.jobs')}
      facts={jobs.map((job) => [<JobName key={job.name} name={job.name} />, stateOf(job)] as const)}
    />
  );
}

function Networks({ networks }: { networks: OperateOverview['networks'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (networks.length === 0) return null;
  return (
    <Facts
      title={t('operate.state.networks')}
      facts={networks.map(
        ({ egress, network, spent, budget, pausedUntil }) =>
          [
            <bdi key={network}>{egress === 'default' ? network : `${egress} ${network}`}</bdi>,
            pausedUntil
              ? t('operate.state.pausedUntil', { date: format.dateTime(pausedUntil) })
              : t('operate.state.spentOf', { spent: format.count(spent), budget: format.count(budget) }),
          ] as const,
      )}
    />
  );
}

function Database({ database }: { database: OperateOverview['databases'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const grown = (bytes: number | null) => (bytes === null ? t('operate.state.notMeasured') : format.signedBytes(bytes));
  return (
    <Facts
      title={t('operate.state.database')}
      facts={[
        [<bdi key="name">{database.name}</bdi>, format.bytes(database.bytes)],
        [t('operate.state.grownWeek'), grown(database.grown.week)],
        [t('operate.state.grownMonth'), grown(database.grown.month)],
        ...database.tables.map(
          ({ name, bytes, rows }) =>
            [
              <bdi key={name}>{name}</bdi>,
              format.facts([
                t('operate.state.rows', { count: rows, n: format.compact(rows, { digits: 0 }) }),
                format.bytes(bytes),
              ]),
            ] as const,
        ),
      ]}
    />
  );
}

function Facts({ title, facts }: { title: string; facts: (readonly [ReactNode, ReactNode])[] }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2, breakInside: 'avoid' }}>
      <CardContent>
        <Typography id={id} variant="h5" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <TermLines lines={facts} />
      </CardContent>
    </Card>
  );
}
