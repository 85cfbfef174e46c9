import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AskingAssistant, AUTHORIZATION_PARAMETERS, type AuthorizationRequest } from '#contract/assistant.ts';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { ask } from '../../api/client.ts';
import { useAuth } from '../../auth/auth-state.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { Address } from '../../features/account/email/address.tsx';
import {
  ConfirmIdentity,
  unlessClosed,
  useConfirmIdentity,
} from '../../features/account/identity/confirm-identity.tsx';

/** A program asks for access: shows who it is, what it would see and where it leads, and asks the person to decide. */
export function AuthorizePage() {
  const [params] = useSearchParams();
  const request: AuthorizationRequest = Object.fromEntries(
    AUTHORIZATION_PARAMETERS.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])),
  );
  const asking = useQuery({
    queryKey: ['user', 'assistants', 'asking', request],
    queryFn: ({ signal }) => ask(assistantEndpoints.readAuthorization, { query: request, signal }),
    retry: false,
  });
  return (
    <Loaded source={asking} waiting={<Skeleton variant="rounded" height={360} />}>
      {(assistant) =>
        assistant.refusedTo === null ? (
          <ConfirmIdentity>
            <Decision request={request} assistant={assistant} />
          </ConfirmIdentity>
        ) : (
          <Refused assistant={assistant} to={assistant.refusedTo} />
        )
      }
    </Loaded>
  );
}

function Decision({ request, assistant }: { request: AuthorizationRequest; assistant: AskingAssistant }) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { withFreshSignIn } = useConfirmIdentity();
  const { name } = assistant;
  const decide = useMutation({
    mutationFn: (isAllowed: boolean) =>
      withFreshSignIn(() => ask(assistantEndpoints.decideAssistant, { body: { request, isAllowed } })),
  });
  const error = unlessClosed(decide.error);
  if (decide.data) return <Leaving to={decide.data.redirectTo} />;
  return (
    <>
      <AuthHeading title={t('authorize.title')}>
        <Trans i18nKey="authorize.asks" values={{ name }} components={{ name: <Name /> }} />
        <Typography variant="body2">{t('authorize.unchecked')}</Typography>
      </AuthHeading>
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Typography>{t('authorize.may')}</Typography>
          <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 3 }}>
            <li>{t('authorize.reads')}</li>
            <li>{t('authorize.plan')}</li>
          </Box>
          <Typography>{t('authorize.never')}</Typography>
        </Box>
        <Next assistant={assistant} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Trans i18nKey="authorize.as" components={{ address: <Address email={user?.email ?? ''} /> }} />{' '}
          {t('authorize.manage')}
        </Typography>
        {error != null && <ProblemMessage error={error} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <BusyButton
            variant="contained"
            isBusy={decide.isPending && decide.variables}
            disabled={decide.isPending}
            onClick={() => decide.mutate(true)}
          >
            {t('authorize.allow')}
          </BusyButton>
          <BusyButton
            color="inherit"
            isBusy={decide.isPending && !decide.variables}
            disabled={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            {t('authorize.refuse')}
          </BusyButton>
        </Stack>
      </Stack>
    </>
  );
}

/**
 * An invalid request should be reported to the program's address. Anybody can name such an address, so the person must
 * click to go there.
 */
function Refused({ assistant, to }: { assistant: AskingAssistant; to: string }) {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('authorize.refused')}>
        <Trans i18nKey="authorize.wrong" values={{ name: assistant.name }} components={{ name: <Name /> }} />
      </AuthHeading>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Next assistant={assistant} />
        <Button variant="contained" href={to}>
          {t('authorize.goBack')}
        </Button>
      </Stack>
    </>
  );
}

function Next({ assistant: { leadsTo, isLocal } }: { assistant: AskingAssistant }) {
  return (
    <Alert severity={isLocal ? 'warning' : 'info'} variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      <Trans
        i18nKey={isLocal ? 'authorize.nextLocal' : 'authorize.next'}
        values={{ where: leadsTo }}
        components={{ where: <Name /> }}
      />
    </Alert>
  );
}

/** A name given by a stranger, or its address. It is isolated from our text in any direction. */
function Name({ children }: { children?: string }) {
  return (
    <bdi>
      <strong>{children}</strong>
    </bdi>
  );
}

function Leaving({ to }: { to: string }) {
  const { t } = useTranslation();
  useEffect(() => window.location.assign(to), [to]);
  return (
    <Typography role="status" sx={{ textAlign: 'center' }}>
      {t('authorize.leaving')}
    </Typography>
  );
}
