import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { loginSchema, signUpSchema } from '../../../features/app/session/authSchemas';
import { Button } from '../../kit/form/Button';
import { Field } from '../../kit/form/Field';
import { PasswordInput } from '../../kit/form/PasswordInput';
import { TextInput, type TextInputProps } from '../../kit/form/TextInput';

const Form = chakra('form', { base: { display: 'grid', gap: '5', marginTop: '5' } });

export interface LoginFormProps {
  email: string;
  pending: boolean;
  /** Called with what is typed into a field, except for the passwords. */
  onTyped: (typed: { email: string } | { fullName: string }) => void;
  onSignIn: (credentials: { email: string; password: string }) => void;
}

interface AuthFormProps {
  onSubmit: () => Promise<void>;
  pending: boolean;
  button: string;
  children: ReactNode;
}

/** The fields and the button. Errors in the fields are shown before anything is sent. */
const AuthForm = ({ onSubmit, pending, button, children }: AuthFormProps) => (
  <Form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  >
    {children}
    <Button type="submit" minHeight="48px" marginTop="2" loading={pending}>
      {button}
    </Button>
  </Form>
);

const EmailField = ({ error, ...field }: TextInputProps & { error: string | undefined }) => (
  <Field label="Email" error={error}>
    <TextInput size="lg" type="email" autoComplete="username" {...field} />
  </Field>
);

const changed =
  (onText: (text: string) => void) =>
  ({ target }: { target: { value: string } }) =>
    onText(target.value);

export function LoginForm({ email, pending, onTyped, onSignIn }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  const onEmail = changed((next) => onTyped({ email: next }));
  return (
    <AuthForm onSubmit={handleSubmit(onSignIn)} pending={pending} button="Entrar">
      <EmailField error={errors.email?.message} {...register('email', { onChange: onEmail })} />
      <Field label="Senha" error={errors.password?.message}>
        <PasswordInput size="lg" autoComplete="current-password" {...register('password')} />
      </Field>
    </AuthForm>
  );
}

export interface SignUpFormProps extends Omit<LoginFormProps, 'onSignIn'> {
  fullName: string;
  onSignUp: (account: { fullName: string; email: string; password: string }) => void;
}

/** The sign-up form, with the repeated password. */
export function SignUpForm({ email, fullName, pending, onTyped, onSignUp }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: { fullName, email, password: '', confirmation: '' },
  });
  const { errors } = formState;
  const onName = changed((next) => onTyped({ fullName: next }));
  const onEmail = changed((next) => onTyped({ email: next }));
  const submit = handleSubmit(({ confirmation: _same, ...account }) => onSignUp(account));
  return (
    <AuthForm onSubmit={submit} pending={pending} button="Criar Conta">
      <Field label="Nome Completo" error={errors.fullName?.message}>
        <TextInput size="lg" autoComplete="name" {...register('fullName', { onChange: onName })} />
      </Field>
      <EmailField error={errors.email?.message} {...register('email', { onChange: onEmail })} />
      <Field label="Senha" error={errors.password?.message}>
        <PasswordInput size="lg" autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirmar Senha" error={errors.confirmation?.message}>
        <PasswordInput
          size="lg"
          subject="confirmação da senha"
          autoComplete="new-password"
          {...register('confirmation')}
        />
      </Field>
    </AuthForm>
  );
}
