import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { userInfoQuery } from '../../api/user-info.ts';
import { NotFound } from '../../components/error/screens.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { Splash } from '../../components/splash.tsx';
import { ActLog } from './act-log.tsx';
import { MailList } from './mail-list.tsx';
import { PeopleList } from './people-list.tsx';
import { ReviewList } from './review-list.tsx';
import { ServerState } from './server-state.tsx';
import { StoreList } from './store-list.tsx';

const TABS = {
  ...{ server: ServerState, people: PeopleList, stores: StoreList, mail: MailList },
  ...{ reviews: ReviewList, log: ActLog },
} as const;
type TabKey = keyof typeof TABS;
const TAB_KEYS = Object.keys(TABS) as TabKey[];

/** For operators only; others see that there is no such page. */
export function OperatePage() {
  return (
    <Loaded source={useQuery(userInfoQuery())} waiting={<Splash />}>
      {({ isOperator }) => (isOperator ? <Operate /> : <NotFound />)}
    </Loaded>
  );
}

function Operate() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const tab = TAB_KEYS.find((key) => key === params.get('tab')) ?? 'server';
  const Content = TABS[tab];
  const go = (next: TabKey) =>
    setParams((before) => {
      before.set('tab', next);
      return before;
    });
  return (
    <>
      <PageHeader title={t('operate.title')} description={t('operate.description')} />
      <Tabs
        value={tab}
        onChange={(_, next: TabKey) => go(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('operate.title')}
        sx={{ mb: 2 }}
      >
        {TAB_KEYS.map((key) => (
          <Tab key={key} value={key} id={`tab-${key}`} aria-controls={`panel-${key}`} label={t(`operate.tab.${key}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Content />
      </Box>
    </>
  );
}
