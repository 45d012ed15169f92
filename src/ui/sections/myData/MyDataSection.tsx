/** The section 'Meus dados': the form, and what is shown while the stored data is loading. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { deviceActions, selectKeepsSnapshots } from '../../../features/app/device/deviceSlice';
import type { Profile } from '../../../features/business/profile/profile';
import { profilesSelectors } from '../../../features/business/profile/profilesSlice';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { selectGivenNumbers } from '../../../features/business/quotes/quoteDetailsSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import type { User } from '../../../features/shared/user';
import { nextYearlyNumber } from '../../../features/shared/yearlyNumber';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { barRef } from '../../kit/dialog/pageFoot';
import { Button } from '../../kit/form/Button';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field, FormGrid } from '../../kit/form/Field';
import { SettingsGroup, settingsRecipe } from '../../kit/form/SettingsGroup';
import { TextArea, TextInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { StillLoading } from '../../records/StillLoading';
import { inGenderOf, nounOfOne } from '../../records/nouns';
import { OwnData } from './OwnData';
import { BrandFields } from './Brand';
import { MeiFields, PixFields, SignerFields } from './fields';
import { useMyDataForm, type MyDataFormApi } from './useMyDataForm';

/** Says whether this device stores the lists between two visits, and lets the user change that. */
function KeepHere() {
  const dispatch = useAppDispatch();
  const keeps = useAppSelector(selectKeepsSnapshots);
  return (
    <SettingsGroup
      title="Neste aparelho"
      lead="Uma cópia dos seus registros fica neste navegador, para abrir na hora e também sem internet. Ela é apagada quando você sai da conta. Em um computador que outros usam, desmarque."
    >
      <Checkbox
        checked={keeps}
        onToggle={(checked) => dispatch(deviceActions.keepingChosen({ keeps: checked }))}
      >
        Guardar neste aparelho
      </Checkbox>
    </SettingsGroup>
  );
}

/** Returns to the dialog from which the user came here, because it needs data that is entered here. */
function BackToDialog() {
  const returnTo = useAppSelector(({ workspace }) => workspace.forms.myData.returnTo);
  const dispatch = useAppDispatch();
  if (!returnTo) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      icon="back"
      marginBottom="6"
      onClick={() => dispatch(workspaceActions.sectionChosen(returnTo.section))}
    >
      {`Voltar ${inGenderOf(returnTo.modal.entity, 'ao', 'à')} ${nounOfOne[returnTo.modal.entity]}`}
    </Button>
  );
}

function QuoteFields({ form }: { form: MyDataFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  const given = useAppSelector(selectGivenNumbers);
  const next = nextYearlyNumber(given, Number(useToday().slice(0, 4)), null);
  return (
    <FormGrid>
      <Field
        label="Validade, em dias"
        half
        hint="Sem isso, a lei conta 10 dias."
        error={errors.validityDays?.message}
      >
        <TextInput inputMode="numeric" {...register('validityDays')} />
      </Field>
      <Field
        label="Próximo número"
        half
        hint="Só se não for o seguinte ao último. Todo ano recomeça em 001."
        error={errors.nextQuoteNumber?.message}
      >
        <TextInput placeholder={next} {...register('nextQuoteNumber')} />
      </Field>
      <Field label="Condições de pagamento" error={errors.paymentTerms?.message}>
        <TextArea {...register('paymentTerms')} />
      </Field>
    </FormGrid>
  );
}

/** The form 'Meus dados': groups of optional fields, and a bar that saves the changes. */
function MyDataForm({ user, profile }: { user: User; profile: Profile | null }) {
  const { form, isTyped, saving, submit, discard } = useMyDataForm(user.id, profile);
  const styles = useSlotRecipe({ recipe: settingsRecipe })();
  const formId = useId();
  return (
    <chakra.div css={styles.root}>
      <BackToDialog />
      <form id={formId} onSubmit={submit} noValidate autoComplete="off" inert={saving}>
        <SettingsGroup
          title="Sua marca"
          lead="Sai no orçamento e no recibo; na página que o cliente abre, a cor e a inicial do nome. Tudo é opcional."
        >
          <BrandFields form={form} user={user} profile={profile} />
        </SettingsGroup>
        <SettingsGroup
          title="Quem assina"
          lead="Sai no orçamento, no recibo e na página que o cliente abre. Tudo é opcional."
        >
          <SignerFields form={form} user={user} />
        </SettingsGroup>
        <SettingsGroup
          title="Pix"
          lead="A chave que recebe as cobranças. O código é montado aqui, no seu navegador."
        >
          <PixFields form={form} />
        </SettingsGroup>
        <SettingsGroup
          title="Orçamentos"
          lead="Valem para os novos; cada orçamento pode ter os seus."
        >
          <QuoteFields form={form} />
        </SettingsGroup>
        <SettingsGroup
          title="CPF, MEI ou ME"
          lead="Como MEI, você acompanha o limite do ano, preenche o relatório mensal e vê os prazos em Para hoje. Nenhum imposto é calculado."
        >
          <MeiFields form={form} />
        </SettingsGroup>
      </form>
      <KeepHere />
      <OwnData email={user.email} />
      {isTyped && (
        <chakra.div css={styles.foot} ref={barRef}>
          <chakra.p css={styles.said} role="status">
            Há alterações não salvas.
          </chakra.p>
          <chakra.div css={styles.buttons}>
            <Button variant="surface" onClick={discard}>
              Descartar
            </Button>
            <Button type="submit" form={formId} loading={saving}>
              Salvar
            </Button>
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** The section 'Meus dados': who the freelancer is, for quotes, receipts and Pix. */
export default function MyDataSection() {
  const user = useAppSelector(selectUser);
  const profile = useAppSelector(selectProfile);
  const isLoaded = useAppSelector(profilesSelectors.selectIsLoaded);
  if (!user) return null;
  // A save before the stored profile is loaded could overwrite fields that the user has not seen.
  if (!isLoaded) return <StillLoading />;
  return <MyDataForm user={user} profile={profile} />;
}
