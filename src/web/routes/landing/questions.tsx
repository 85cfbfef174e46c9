import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

/** Questions that open without a script, as `details`. */
export function Questions() {
  const { t } = useTranslation('article');
  const items = t('landing.faq.items', { returnObjects: true });
  return (
    <Section id="faq" title={t('landing.faq.title')} isRaised isSplit>
      <List>
        {items.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <Typography variant="h5" component="h3">
                {question}
              </Typography>
            </summary>
            <Typography sx={{ pb: 2.5, maxWidth: '68ch', color: 'text.secondary' }}>{answer}</Typography>
          </details>
        ))}
      </List>
    </Section>
  );
}

const List = styled('div')(({ theme }) => ({
  '& details': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 16,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 9,
      height: 9,
      marginInline: 6,
      borderInlineEnd: `2px solid ${theme.vars.palette.text.secondary}`,
      borderBlockEnd: `2px solid ${theme.vars.palette.text.secondary}`,
      transform: 'translateY(-3px) rotate(45deg)',
    },
    '&:dir(rtl)::after': { transform: 'translateY(-3px) rotate(-45deg)' },
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '& details[open] > summary::after': { transform: 'translateY(3px) rotate(225deg)' },
  '& details[open] > summary:dir(rtl)::after': { transform: 'translateY(3px) rotate(-225deg)' },
}));
