import type { MailLanguage } from '../language.ts';

export type MailKind =
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-link'
  | 'change-address'
  | 'password-changed'
  | 'address-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'account-deleted';

/** Who writes, as on the screens of that language. */
export const SENDER: Record<MailLanguage, string> = { en: 'Tillwatch', fr: 'Tillwatch', ar: 'تيل ووتش' };

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
        'The password for {email} has just been changed, and every other device has been logged out.',
        'If it was not you, choose a new password at once.',
      ],
      button: 'Choose a new password',
      footer: 'If it was you, there is nothing to do.',
    },
    'address-changed': {
      subject: 'Your Tillwatch e-mail address was changed',
      heading: 'Your e-mail address was changed',
      lines: [
        'You now log in to your account with {newEmail} instead of {email}.',
        'If it was not you, undo the change at once. The link works once and for one day.',
      ],
      button: 'Undo the change',
      footer: 'If it was you, there is nothing to do.',
    },
    'sign-in-link': {
      subject: 'Your log-in link for Tillwatch',
      heading: 'Log in to Tillwatch',
      lines: ['Somebody, most likely you, asked for a link that logs {email} in. It works once and for one hour.'],
      button: 'Log in',
      footer: 'It was not you? Then ignore this mail: nobody is logged in without the link.',
    },
    'change-address': {
      subject: 'Confirm your new e-mail address for Tillwatch',
      heading: 'Confirm your new address',
      lines: [
        'Please confirm that {email} is to be the address of your Tillwatch account. The link works once and for one day.',
        'Every device is logged out then, and you log in with the new address.',
      ],
      button: 'Confirm the new address',
      footer: 'You did not ask for this? Then ignore this mail: nothing changes without a click.',
    },
    'second-factor-on': {
      subject: 'A second step was added to your Tillwatch log-in',
      heading: 'Logging in now takes a second step',
      lines: [
        'An authenticator app has just been added to the account {email}. From now on, logging in asks for a code from it.',
        'If it was not you, choose a new password at once.',
      ],
      button: 'Choose a new password',
      footer: 'If it was you, there is nothing to do.',
    },
    'second-factor-off': {
      subject: 'A second step was removed from your Tillwatch log-in',
      heading: 'An authenticator app was removed',
      lines: [
        'An authenticator app has just been removed from the account {email}.',
        'If it was not you, choose a new password at once.',
      ],
      button: 'Choose a new password',
      footer: 'If it was you, there is nothing to do.',
    },
    'provider-linked': {
      subject: 'A new way to log in to your Tillwatch account',
      heading: 'A way to log in was added',
      lines: [
        'Another account can now log in to your Tillwatch account {email}.',
        'If it was not you, choose a new password at once: that removes it again.',
      ],
      button: 'Choose a new password',
      footer: 'If it was you, there is nothing to do.',
    },
    'provider-unlinked': {
      subject: 'A way to log in to Tillwatch was removed',
      heading: 'A way to log in was removed',
      lines: [
        'One of the ways to log in to the account {email} has just been removed.',
        'If it was not you, choose a new password at once.',
      ],
      button: 'Choose a new password',
      footer: 'If it was you, there is nothing to do.',
    },
    'account-deleted': {
      subject: 'Your Tillwatch account was deleted',
      heading: 'Your account was deleted',
      lines: ['The account {email} has just been deleted, with everything in it.'],
      footer: 'Thank you for having been with us.',
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
    'sign-in-link': {
      subject: 'Votre lien de connexion à Tillwatch',
      heading: 'Connectez-vous à Tillwatch',
      lines: [
        'Quelqu’un, sans doute vous, a demandé un lien de connexion pour {email}. Il fonctionne une seule fois, pendant une heure.',
      ],
      button: 'Se connecter',
      footer: 'Ce n’était pas vous ? Ignorez ce message : personne n’est connecté sans ce lien.',
    },
    'change-address': {
      subject: 'Confirmez votre nouvelle adresse e-mail pour Tillwatch',
      heading: 'Confirmez votre nouvelle adresse',
      lines: [
        'Veuillez confirmer que {email} doit devenir l’adresse de votre compte Tillwatch. Le lien fonctionne une seule fois, pendant un jour.',
        'Tous les appareils sont alors déconnectés, et vous vous connectez avec la nouvelle adresse.',
      ],
      button: 'Confirmer la nouvelle adresse',
      footer: 'Vous n’avez rien demandé ? Ignorez ce message : rien ne change sans un clic.',
    },
    'second-factor-on': {
      subject: 'Une seconde étape protège désormais votre connexion à Tillwatch',
      heading: 'La connexion demande maintenant une seconde étape',
      lines: [
        'Une application d’authentification vient d’être ajoutée au compte {email}. La connexion demandera désormais un code de cette application.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si c’était vous, vous n’avez rien à faire.',
    },
    'second-factor-off': {
      subject: 'La seconde étape de votre connexion à Tillwatch a été retirée',
      heading: 'Une application d’authentification a été retirée',
      lines: [
        'Une application d’authentification vient d’être retirée du compte {email}.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si c’était vous, vous n’avez rien à faire.',
    },
    'provider-linked': {
      subject: 'Un nouveau moyen de connexion à Tillwatch',
      heading: 'Un moyen de connexion a été ajouté',
      lines: [
        'Un autre compte permet désormais de se connecter à votre compte Tillwatch {email}.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : ce moyen sera alors retiré.',
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si c’était vous, vous n’avez rien à faire.',
    },
    'provider-unlinked': {
      subject: 'Un moyen de connexion à Tillwatch a été retiré',
      heading: 'Un moyen de connexion a été retiré',
      lines: [
        'L’un des moyens de connexion au compte {email} vient d’être retiré.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Si c’était vous, vous n’avez rien à faire.',
    },
    'account-deleted': {
      subject: 'Votre compte Tillwatch a été supprimé',
      heading: 'Votre compte a été supprimé',
      lines: ['Le compte {email} vient d’être supprimé, avec tout ce qu’il contenait.'],
      footer: 'Merci d’avoir été des nôtres.',
    },
  },
  ar: {
    'verify-email': {
      subject: 'أكِّد بريدك الإلكتروني في تيل ووتش',
      heading: 'أكِّد بريدك الإلكتروني',
      lines: ['يُرجى تأكيد أن {email} هو عنوانك. يعمل الرابط مرة واحدة ولمدة يوم واحد.'],
      button: 'تأكيد العنوان',
      footer: 'لم تُنشئ حسابًا في تيل ووتش؟ تجاهل هذه الرسالة، فلن يحدث شيء دون النقر على الرابط.',
    },
    'reset-password': {
      subject: 'اختر كلمة مرور جديدة في تيل ووتش',
      heading: 'اختر كلمة مرور جديدة',
      lines: ['طلب أحدهم، وغالبًا أنت، كلمة مرور جديدة للحساب {email}. يعمل الرابط مرة واحدة ولمدة ساعة واحدة.'],
      button: 'اختيار كلمة مرور',
      footer: 'لم تكن أنت؟ تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
    },
    'password-changed': {
      subject: 'تم تغيير كلمة مرورك في تيل ووتش',
      heading: 'تم تغيير كلمة مرورك',
      lines: [
        'تم للتو تغيير كلمة مرور الحساب {email}، وسُجِّل الخروج من جميع الأجهزة الأخرى.',
        'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'address-changed': {
      subject: 'تم تغيير بريدك الإلكتروني في تيل ووتش',
      heading: 'تم تغيير بريدك الإلكتروني',
      lines: [
        'أصبح تسجيل الدخول إلى حسابك بالعنوان {newEmail} بدلًا من {email}.',
        'إن لم تكن أنت من فعل ذلك، فتراجع عن التغيير فورًا. يعمل الرابط مرة واحدة ولمدة يوم واحد.',
      ],
      button: 'التراجع عن التغيير',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'sign-in-link': {
      subject: 'رابط تسجيل دخولك إلى تيل ووتش',
      heading: 'تسجيل الدخول إلى تيل ووتش',
      lines: ['طلب أحدهم، وغالبًا أنت، رابطًا لتسجيل الدخول بالعنوان {email}. يعمل الرابط مرة واحدة ولمدة ساعة واحدة.'],
      button: 'تسجيل الدخول',
      footer: 'لم تكن أنت؟ تجاهل هذه الرسالة، فلا أحد يسجّل الدخول دون الرابط.',
    },
    'change-address': {
      subject: 'أكِّد بريدك الإلكتروني الجديد في تيل ووتش',
      heading: 'أكِّد عنوانك الجديد',
      lines: [
        'يُرجى تأكيد أن {email} سيصبح عنوان حسابك في تيل ووتش. يعمل الرابط مرة واحدة ولمدة يوم واحد.',
        'بعد ذلك يُسجَّل الخروج من جميع الأجهزة، وتسجّل الدخول بالعنوان الجديد.',
      ],
      button: 'تأكيد العنوان الجديد',
      footer: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، فلن يتغير شيء دون النقر على الرابط.',
    },
    'second-factor-on': {
      subject: 'أُضيفت خطوة ثانية إلى تسجيل دخولك في تيل ووتش',
      heading: 'أصبح تسجيل الدخول يتطلب خطوة ثانية',
      lines: [
        'أُضيف للتو تطبيق مصادقة إلى الحساب {email}. سيُطلب رمز منه عند كل تسجيل دخول من الآن فصاعدًا.',
        'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'second-factor-off': {
      subject: 'أُزيلت الخطوة الثانية من تسجيل دخولك في تيل ووتش',
      heading: 'أُزيل تطبيق مصادقة',
      lines: ['أُزيل للتو تطبيق مصادقة من الحساب {email}.', 'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا.'],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'provider-linked': {
      subject: 'طريقة جديدة لتسجيل الدخول إلى حسابك في تيل ووتش',
      heading: 'أُضيفت طريقة لتسجيل الدخول',
      lines: [
        'أصبح بإمكان حساب آخر تسجيل الدخول إلى حسابك {email} في تيل ووتش.',
        'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا، فذلك يزيل هذه الطريقة.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'provider-unlinked': {
      subject: 'أُزيلت طريقة لتسجيل الدخول إلى تيل ووتش',
      heading: 'أُزيلت طريقة لتسجيل الدخول',
      lines: [
        'أُزيلت للتو إحدى طرق تسجيل الدخول إلى الحساب {email}.',
        'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'إن كنت أنت من فعل ذلك، فلا يلزمك القيام بأي شيء.',
    },
    'account-deleted': {
      subject: 'تم حذف حسابك في تيل ووتش',
      heading: 'تم حذف حسابك',
      lines: ['حُذف للتو الحساب {email} مع كل ما فيه.'],
      footer: 'شكرًا لأنك كنت معنا.',
    },
  },
};
