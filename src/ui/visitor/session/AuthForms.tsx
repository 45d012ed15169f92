import { chakra } from '@chakra-ui/react/styled-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { loginSchema, signUpSchema } from '../../../features/app/session/authSchemas';
import { Button } from '../../kit/form/Button';
import { Field } from '../../kit/form/Field';
import { PasswordInput } from '../../kit/form/PasswordInput';
import { TextInput } from '../../kit/form/TextInput';

const Form = chakra('form', { base: { display: 'grid', gap: '5', marginTop: '5' } });

export interface LoginFormProps {
  email: string;
  pending: boolean;
  /** Called with what is typed into a field, except for the passwords. */
  onTyped: (typed: { email: string } | { fullName: string }) => void;
  onSignIn: (credentials: { email: string; password: string }) => void;
}

/** The login form, with e-mail and password. Errors in the fields are shown before anything is sent. */
export function LoginForm({ email, pending, onTyped, onSignIn }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((credentials) => onSignIn(credentials));
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          size="lg"
          type="email"
          autoComplete="username"
          {...register('email', {
            onChange: changed((next) => onTyped({ email: next })),
          })}
        />
      </Field>
      <Field label="Senha" error={errors.password?.message}>
        <PasswordInput size="lg" autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" minHeight="48px" marginTop="2" loading={pending}>
        Entrar
      </Button>
    </Form>
  );
}

export interface SignUpFormProps extends Omit<LoginFormProps, 'onSignIn'> {
  fullName: string;
  onSignUp: (account: { fullName: string; email: string; password: string }) => void;
}

/** The sign-up form, with full name, e-mail, password and the repeated password. */
export function SignUpForm({ email, fullName, pending, onTyped, onSignUp }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: { fullName, email, password: '', confirmation: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ fullName: name, email: address, password }) =>
    onSignUp({ fullName: name, email: address, password }),
  );
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Field label="Nome Completo" error={errors.fullName?.message}>
        <TextInput
          size="lg"
          autoComplete="name"
          {...register('fullName', {
            onChange: changed((next) => onTyped({ fullName: next })),
          })}
        />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          size="lg"
          type="email"
          autoComplete="username"
          {...register('email', {
            onChange: changed((next) => onTyped({ email: next })),
          })}
        />
      </Field>
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
      <Button type="submit" minHeight="48px" marginTop="2" loading={pending}>
        Criar Conta
      </Button>
    </Form>
  );
}

function changed(onText: (text: string) => void) {
  return ({ target }: { target: { value: string } }) => onText(target.value);
}
