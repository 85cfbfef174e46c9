/** The visitor may choose any identity. The form posts to its own address. */
export const SIGN_IN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Practice account</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 360px; margin: 48px auto; padding: 0 24px }
label { display: block; margin: 16px 0 }
input[type=email] { display: block; width: 100%; box-sizing: border-box; padding: 12px; font: inherit; border: 1px solid gray; border-radius: 8px }
button { padding: 12px 24px; font: inherit; border: 0; border-radius: 8px; background: #0b6e4f; color: #fff; cursor: pointer }
button[value] { background: none; color: inherit; text-decoration: underline }
</style>
</head>
<body>
<h1>Practice account</h1>
<p>This page stands in for another company’s sign-in, on this machine only. Be whoever you like.</p>
<form method="post">
<label>E-mail address <input type="email" name="email" value="practice@shop.example" autocomplete="off" required autofocus></label>
<label><input type="checkbox" name="verified" checked> The address is verified</label>
<button>Continue</button>
<button name="cancel" value="1" formnovalidate>Cancel</button>
</form>
</body>
</html>
`;
