import type { MailLanguage } from '../language.ts';

export type MailKind = 'verify-email' | 'reset-password' | 'password-changed' | 'address-changed';

/** `{email}` and `{newEmail}` are filled in. A mail without `button` is a notice. */
export type MailTexts = { subject: string; heading: string; lines: string[]; button?: string; footer: string };

export const MAIL_TEXTS: Record<MailLanguage, Record<MailKind, MailTexts>> = {
  en: {
    'verify-email': {
      subject: 'Confirm your e-mail address for Tillwatch',
      heading: 'Confirm your e-mail address',
      lines: ['Please confirm that {email} is your address. The link works once and for one day.'],
      button: 'Confirm address',
      footer: 'You did not sign up for Tillwatch? Then ignore this mail: nothing happens without a click.',
    },
    'reset-password': {
      subject: 'Choose a new Tillwatch password',
      heading: 'Choose a new password',
      lines: ['Somebody, most likely you, asked for a new password for {email}. The link works once and for one hour.'],
      button: 'Choose a password',
      footer: 'It was not you? Then ignore this mail: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your Tillwatch password was changed',
      heading: 'Your password was changed',
      lines: [
        'The password for {email} has just been changed, and every other device has been signed out.',
        'If it was not you, choose a new password at once.',
      ],
      button: 'Choose a new password',
      footer: 'If it was you, there is nothing to do.',
    },
    'address-changed': {
      subject: 'Your Tillwatch e-mail address was changed',
      heading: 'Your e-mail address was changed',
      lines: [
        'Your account now signs in with {newEmail} instead of {email}.',
        'If it was not you, take the change back at once. The link works once and for one day.',
      ],
      button: 'Take the change back',
      footer: 'If it was you, there is nothing to do.',
    },
  },
  fr: {
    'verify-email': {
      subject: 'Confirmez votre adresse e-mail pour Tillwatch',
      heading: 'Confirmez votre adresse e-mail',
      lines: [
        'Veuillez confirmer que {email} est bien votre adresse. Le lien fonctionne une seule fois, pendant un jour.',
      ],
      button: 'Confirmer l’adresse',
      footer: 'Vous ne vous êtes pas inscrit à Tillwatch ? Ignorez ce message : rien ne se passe sans un clic.',
    },
    'reset-password': {
      subject: 'Choisissez un nouveau mot de passe Tillwatch',
      heading: 'Choisissez un nouveau mot de passe',
      lines: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour {email}. Le lien fonctionne une seule fois, pendant une heure.',
      ],
      button: 'Choisir un mot de passe',
      footer: 'Ce n’était pas vous ? Ignorez ce message : votre mot de passe ne change pas.',
    },
    'password-changed': {
      subject: 'Votre mot de passe Tillwatch a été modifié',
      heading: 'Votre mot de passe a été modifié',
      lines: [
        'Le mot de passe de {email} vient d’être modifié et tous les autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si c’était vous, vous n’avez rien à faire.',
    },
    'address-changed': {
      subject: 'Votre adresse e-mail Tillwatch a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      lines: [
        'La connexion à votre compte se fait désormais avec {newEmail} au lieu de {email}.',
        'Si ce n’était pas vous, annulez tout de suite ce changement. Le lien fonctionne une seule fois, pendant un jour.',
      ],
      button: 'Annuler le changement',
      footer: 'Si c’était vous, vous n’avez rien à faire.',
    },
  },
  ar: {
    'verify-email': {
      subject: 'أكِّد بريدك الإلكتروني في Tillwatch',
      heading: 'أكِّد بريدك الإلكتروني',
      lines: ['يُرجى تأكيد أن {email} هو عنوانك. يعمل الرابط مرة واحدة ولمدة يوم واحد.'],
      button: 'تأكيد العنوان',
      footer: 'لم تُنشئ حسابًا في Tillwatch؟ تجاهل هذه الرسالة، فلن يحدث شيء دون النقر على الرابط.',
    },
    'reset-password': {
      subject: 'اختر كلمة مرور جديدة في Tillwatch',
      heading: 'اختر كلمة مرور جديدة',
      lines: ['طلب أحدهم، وغالبًا أنت، كلمة مرور جديدة للحساب {email}. يعمل الرابط مرة واحدة ولمدة ساعة واحدة.'],
      button: 'اختيار كلمة مرور',
      footer: 'لم تكن أنت؟ تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
    },
    'password-changed': {
      subject: 'تم تغيير كلمة مرورك في Tillwatch',
      heading: 'تم تغيير كلمة مرورك',
      lines: [
        'تم للتو تغيير كلمة مرور الحساب {email}، وسُجِّل الخروج من جميع الأجهزة الأخرى.',
        'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'address-changed': {
      subject: 'تم تغيير بريدك الإلكتروني في Tillwatch',
      heading: 'تم تغيير بريدك الإلكتروني',
      lines: [
        'أصبح تسجيل الدخول إلى حسابك بالعنوان {newEmail} بدلًا من {email}.',
        'إن لم تكن أنت من فعل ذلك، فتراجع عن التغيير فورًا. يعمل الرابط مرة واحدة ولمدة يوم واحد.',
      ],
      button: 'التراجع عن التغيير',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
  },
};
