import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { ThemePicker } from '../../components/appearance/theme-picker.tsx';
import { SLOT } from '../../islands/slots.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { PublicLink } from '../../navigation/public-link.tsx';
import { HEADER_HEIGHT } from '../header-height.ts';
import { HomeLink } from '../home-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { WhereBought } from './where-bought.tsx';

const SECTIONS = ['how', 'accuracy', 'pricing', 'faq'] as const;

export function PublicHeader({ path }: { path: string }) {
  const { t } = useTranslation();
  const { t: tArticle } = useTranslation('article');
  return (
    <AppBar position="sticky">
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: HEADER_HEIGHT }}>
        <HomeLink isBrief />
        <Box
          component="nav"
          aria-label={tArticle('header.sections')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, marginInlineStart: 3 }}
        >
          {SECTIONS.map((section) => (
            <WhereBought key={section} isBought={section === 'pricing'}>
              <PublicLink
                to={`/#${section}`}
                variant="body2"
                color="textSecondary"
                underline="hover"
                sx={{ px: 1.25, py: 0.75, fontWeight: 550 }}
              >
                {tArticle(`header.${section}`)}
              </PublicLink>
            </WhereBought>
          ))}
        </Box>
        <Box sx={{ flex: 1 }} />
        <LanguageMenu path={path} />
        <Box
          component="span"
          data-slot={SLOT.theme}
          className="needs-js"
          sx={{ '@media (max-width: 359px)': { display: 'none' } }}
        >
          <ThemePicker />
        </Box>
        <Box component="span" data-slot={SLOT.account} className="for-members" sx={{ minWidth: 40, minHeight: 40 }} />
        <Box component="span" className="for-guests" sx={{ display: 'flex', gap: 0.5 }}>
          <LinkButton to="/login" color="inherit" size="small" sx={{ alignSelf: 'center', whiteSpace: 'nowrap' }}>
            {t('common.login')}
          </LinkButton>
          <LinkButton to="/signup" variant="contained" size="small" sx={{ alignSelf: 'center', whiteSpace: 'nowrap' }}>
            {t('common.signup')}
          </LinkButton>
        </Box>
      </Container>
    </AppBar>
  );
}
