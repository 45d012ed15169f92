import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { pixKeyTypesOf, type PixLack } from '../../../features/payments/pix';
import { barePixKey } from '../../../features/profile/pixKey';
import type { PixKeyType } from '../../../features/profile/profile';
import { profilesActions } from '../../../features/profile/profilesSlice';
import { useAppDispatch } from '../../../store/hooks';
import { LaidTile } from '../../kit/art/LaidTile';
import { Field, FormGrid } from '../../kit/form/Field';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { TextInput } from '../../kit/form/TextInput';
import { chargeRecipe } from './ChargeHead';

const lackText: Record<PixLack, [title: string, text: string]> = {
  key: [
    'Falta a sua chave Pix',
    'Informe uma vez: ela fica em Meus dados e serve para todas as cobranças.',
  ],
  name: ['Falta o seu nome', 'O banco de quem paga mostra para quem vai o Pix.'],
  city: ['Falta a sua cidade', 'O código do Pix leva a cidade de quem recebe.'],
};

/** The kinds that eleven digits may be. */
const KINDS = [
  { value: 'cpf', label: 'CPF' },
  { value: 'phone', label: 'Telefone' },
];

const missing: Record<PixLack, string> = {
  key: 'Digite a sua chave Pix',
  name: 'Digite o seu nome',
  city: 'Digite a sua cidade',
};

interface Props {
  /** For the button that saves, outside. */
  formId: string;
  userId: string;
  /** At least one. */
  lacks: readonly PixLack[];
}

/** In place of the code: what it needs is asked for once, and kept in 'Meus dados'. */
export function PixSetup({ formId, userId, lacks }: Props) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const [typed, setTyped] = useState({ key: '', name: '', city: '' });
  const [kind, setKind] = useState<PixKeyType | null>(null);
  const [isTried, setIsTried] = useState(false);

  const types = pixKeyTypesOf(typed.key);
  const isAmbiguous = types.length > 1;
  const type = isAmbiguous ? types.find((each) => each === kind) : types[0];

  const problemOf = (lack: PixLack): string | undefined => {
    if (typed[lack].trim() === '') return missing[lack];
    return lack === 'key' && types.length === 0 ? 'Isto não parece uma chave Pix' : undefined;
  };
  const errorOf = (lack: PixLack) => (isTried ? problemOf(lack) : undefined);
  const isKindOpen = lacks.includes('key') && isAmbiguous && type === undefined;

  const save = (form: HTMLFormElement) => {
    setIsTried(true);
    const wrong = lacks.find((lack) => problemOf(lack) !== undefined);
    if (wrong !== undefined || isKindOpen) {
      const name = wrong === undefined ? 'input[type=radio]' : `[name=${wrong}]`;
      form.querySelector<HTMLElement>(name)?.focus();
      return;
    }
    const changes = {
      ...(type && { pixKeyType: type, pixKey: barePixKey(type, typed.key) }),
      ...(lacks.includes('name') && { name: typed.name.trim() }),
      ...(lacks.includes('city') && { city: typed.city.trim() }),
    };
    dispatch(profilesActions.saveRequested({ id: userId, changes }));
  };
  const input = (lack: PixLack) => (
    <TextInput
      name={lack}
      value={typed[lack]}
      autoComplete="off"
      onChange={(event) => {
        setTyped({ ...typed, [lack]: event.target.value });
      }}
    />
  );

  const [title, text] = lackText[lacks[0] ?? 'key'];
  return (
    <>
      <chakra.div css={styles.lack}>
        <LaidTile laid={3} />
        <div>
          <chakra.h3 css={styles.title}>{title}</chakra.h3>
          <chakra.p css={styles.text}>{text}</chakra.p>
        </div>
      </chakra.div>
      <chakra.form
        id={formId}
        noValidate
        marginTop="5"
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <FormGrid>
          {lacks.includes('key') && (
            <Field
              label="Chave Pix"
              required
              hint="CPF, CNPJ, telefone, e-mail ou chave aleatória."
              error={errorOf('key')}
            >
              {input('key')}
            </Field>
          )}
          {lacks.includes('key') && isAmbiguous && (
            <chakra.div gridColumn="1 / -1">
              <RadioGroup
                label={isTried && isKindOpen ? 'Escolha: esta chave é' : 'Esta chave é'}
                tiles
                value={type ?? ''}
                choices={KINDS}
                onChange={(chosen) => {
                  setKind(chosen === 'phone' ? 'phone' : 'cpf');
                }}
              />
            </chakra.div>
          )}
          {lacks.includes('name') && (
            <Field
              label="Nome de quem recebe"
              required
              hint="O banco de quem paga mostra para quem vai."
              error={errorOf('name')}
            >
              {input('name')}
            </Field>
          )}
          {lacks.includes('city') && (
            <Field
              label="Cidade"
              required
              hint="O código leva a cidade de quem recebe."
              error={errorOf('city')}
            >
              {input('city')}
            </Field>
          )}
        </FormGrid>
      </chakra.form>
    </>
  );
}
