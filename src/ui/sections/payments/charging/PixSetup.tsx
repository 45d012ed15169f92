import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { formsActions } from '../../../../features/app/forms/formsSlice';
import type { MessageEdits } from '../../../../features/app/forms/modal';
import { pixKeyTypesOf, type MissingPixField } from '../../../../features/business/payments/pix';
import { barePixKey } from '../../../../features/business/profile/pixKey';
import { profilesActions } from '../../../../features/business/profile/profilesSlice';
import { storableText } from '../../../../features/shared/controlCharacters';
import { useAppDispatch } from '../../../../store/hooks';
import { LaidTile } from '../../../kit/art/LaidTile';
import { Field, FormGrid } from '../../../kit/form/Field';
import { RadioGroup } from '../../../kit/form/RadioGroup';
import { TextInput } from '../../../kit/form/TextInput';
import { chargeRecipe } from './ChargeHead';

/** For each field that may be missing, an explanation, the field's label, and the error if the field is left empty. */
const TEXTS: Record<
  MissingPixField,
  { title: string; text: string; label: string; hint: string; missing: string }
> = {
  key: {
    title: 'Falta a sua chave Pix',
    text: 'Informe uma vez: ela fica em Meus dados e serve para todas as cobranças.',
    label: 'Chave Pix',
    hint: 'CPF, CNPJ, telefone, email ou chave aleatória.',
    missing: 'Digite a sua chave Pix',
  },
  name: {
    title: 'Falta o seu nome',
    text: 'O banco de quem paga mostra para quem vai o Pix.',
    label: 'Nome de quem recebe',
    hint: 'O banco de quem paga mostra para quem vai.',
    missing: 'Digite o seu nome',
  },
  city: {
    title: 'Falta a sua cidade',
    text: 'O código do Pix leva a cidade de quem recebe.',
    label: 'Cidade',
    hint: 'O código leva a cidade de quem recebe.',
    missing: 'Digite a sua cidade',
  },
};

/** The kinds of key that eleven digits may be. */
const KEY_TYPES = [
  { value: 'cpf', label: 'CPF' },
  { value: 'phone', label: 'Telefone' },
];

interface Props {
  /** The id of the form, because the submit button is outside of the form. */
  formId: string;
  userId: string;
  /** The text that was typed so far. It is kept in the store, so that a reload restores it. */
  typed: MessageEdits['pix'] | undefined;
  /** The missing fields; at least one. */
  lacks: readonly MissingPixField[];
}

const NOTHING_TYPED = { key: '', name: '', city: '', kind: null };

/** Stands in place of the code while data is missing. It asks for the data once, and saves it in 'Meus dados'. */
export function PixSetup({ formId, userId, typed = NOTHING_TYPED, lacks }: Props) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const [isTried, setIsTried] = useState(false);

  const change = (changes: Partial<typeof typed>) =>
    dispatch(formsActions.messageChanged({ pix: { ...typed, ...changes } }));

  const types = pixKeyTypesOf(typed.key);
  const isAmbiguous = types.length > 1;
  const type = isAmbiguous ? types.find((each) => each === typed.kind) : types[0];

  const problemOf = (lack: MissingPixField): string | undefined => {
    if (storableText(typed[lack]) === '') return TEXTS[lack].missing;
    return lack === 'key' && types.length === 0 ? 'Isto não parece uma chave Pix' : undefined;
  };
  const errorOf = (lack: MissingPixField) => (isTried ? problemOf(lack) : undefined);
  const isTypeMissing = lacks.includes('key') && isAmbiguous && type === undefined;

  const save = (form: HTMLFormElement) => {
    setIsTried(true);
    const invalid = lacks.find((lack) => problemOf(lack) !== undefined);
    if (invalid !== undefined || isTypeMissing) {
      const name = invalid === undefined ? 'input[type=radio]' : `[name=${invalid}]`;
      form.querySelector<HTMLElement>(name)?.focus();
      return;
    }
    const changes = {
      ...(type && { pixKeyType: type, pixKey: barePixKey(type, typed.key) }),
      ...(lacks.includes('name') && { name: storableText(typed.name) }),
      ...(lacks.includes('city') && { city: storableText(typed.city) }),
    };
    dispatch(profilesActions.saveRequested({ id: userId, changes }));
  };
  const field = (lack: MissingPixField) =>
    lacks.includes(lack) && (
      <Field label={TEXTS[lack].label} required hint={TEXTS[lack].hint} error={errorOf(lack)}>
        <TextInput
          name={lack}
          value={typed[lack]}
          autoComplete="off"
          onChange={(event) => change({ [lack]: event.target.value })}
        />
      </Field>
    );

  const { title, text } = TEXTS[lacks[0] ?? 'key'];
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
          {field('key')}
          {lacks.includes('key') && isAmbiguous && (
            <chakra.div gridColumn="1 / -1">
              <RadioGroup
                label={isTried && isTypeMissing ? 'Escolha: esta chave é' : 'Esta chave é'}
                tiles
                value={type ?? ''}
                choices={KEY_TYPES}
                onChange={(chosen) => change({ kind: chosen === 'phone' ? 'phone' : 'cpf' })}
              />
            </chakra.div>
          )}
          {field('name')}
          {field('city')}
        </FormGrid>
      </chakra.form>
    </>
  );
}
