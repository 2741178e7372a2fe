import { account } from '#wording/storefront/account.ts';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

/** The e-mail that an account goes by. */
export const EmailField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    {...props}
    label={account.email}
    type="email"
    autoComplete="username"
    spellCheck={false}
    required
  />
);
