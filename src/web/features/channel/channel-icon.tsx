import Chat from '@mui/icons-material/ChatOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Http from '@mui/icons-material/HttpOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import RssFeed from '@mui/icons-material/RssFeedOutlined';
import Tag from '@mui/icons-material/TagOutlined';
import type { ChannelKind } from '#contract/messages/channel.ts';

const ICONS = { mail: Mail, webhook: Http, slack: Tag, discord: Chat, teams: Groups, feed: RssFeed };

export function ChannelIcon({ kind }: { kind: ChannelKind }) {
  const Icon = ICONS[kind];
  return <Icon />;
}
