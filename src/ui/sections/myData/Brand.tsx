/** The group 'Sua marca' of 'Meus dados': logo and colour, and a small document that shows both at once. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import {
  brandOf,
  contrastOnWhite,
  documentColour,
  textOn,
} from '../../../features/business/profile/brand';
import type { LogoProblem } from '../../../features/business/profile/logoFile';
import type { Profile } from '../../../features/business/profile/profile';
import { colourOf } from '../../../features/business/profile/profileForm';
import {
  providerParty,
  type QuoteDocument,
} from '../../../features/business/documents/quoteDocument';
import { selectGivenNumbers } from '../../../features/business/quotes/quoteDetailsSlice';
import { documentSums } from '../../../features/business/documents/sums';
import { addDays, type Day } from '../../../features/shared/days';
import type { User } from '../../../features/shared/user';
import { nextYearlyNumber } from '../../../features/shared/yearlyNumber';
import { useAppSelector } from '../../../store/hooks';
import { QuoteSheet } from '../../documents/quote/QuoteSheet';
import { Icon } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field } from '../../kit/form/Field';
import { TextInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { redrawLogo } from './redrawLogo';
import type { MyDataFormApi } from './useMyDataForm';
import { slotRecipe } from '../../theme/slotRecipe';

/** The width of an A4 sheet on screen, and its height. */
const [SHEET_WIDTH, SHEET_HEIGHT] = [794, 1123];
const PREVIEW_WIDTH = 276;
const SCALE = PREVIEW_WIDTH / SHEET_WIDTH;

const brandRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      // The preview stands beside the fields where there is room for both.
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${String(PREVIEW_WIDTH)}px), 1fr))`,
      gap: '8',
    },
    fields: { display: 'grid', alignContent: 'start', gap: '5', minWidth: 0 },
    label: { marginBottom: '1.5', fontSize: 'label', fontWeight: 600 },
    logo: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    // The paper is white in the dark scheme, too.
    frame: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '112px',
      height: '112px',
      padding: '4',
      background: '#FFF',
      border: 'strong',
      borderRadius: 'base',
      '& img': { maxWidth: '100%', maxHeight: '100%' },
    },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    note: { marginTop: '2', color: 'muted', fontSize: 'label' },
    error: { marginTop: '2', color: 'danger', fontSize: 'label' },
    swatches: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      '& button': {
        display: 'grid',
        placeItems: 'center',
        width: 'target',
        height: 'target',
        // A dark colour is as dark as the page is in the dark scheme.
        border: 'strong',
        borderRadius: 'base',
        cursor: 'pointer',
        '&[aria-pressed=true]': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
        _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '4px' },
      },
    },
    typed: {
      display: 'flex',
      gap: '2',
      '& input[type=color]': {
        flex: 'none',
        width: 'target',
        height: 'target',
        padding: '1',
        background: 'surface',
        border: 'strong',
        borderRadius: 'base',
        cursor: 'pointer',
      },
    },
    preview: { width: `${String(PREVIEW_WIDTH)}px`, maxWidth: '100%' },
    sheet: {
      height: `${String(SHEET_HEIGHT * SCALE)}px`,
      overflow: 'hidden',
      background: '#FFF',
      border: 'hairline',
      borderRadius: 'base',
      '& > div': {
        width: `${String(SHEET_WIDTH)}px`,
        transform: `scale(${String(SCALE)})`,
        transformOrigin: '0 0',
      },
      // The frame has the border, and is as high as a whole page.
      '& article': { border: 0 },
    },
  },
});

const problemText: Record<LogoProblem, string> = {
  type: 'Este arquivo não é um PNG nem um JPEG. SVG e outros formatos não servem: salve o logo em um desses dois.',
  bytes: 'O arquivo tem mais de 10 MB. Escolha um menor.',
  pixels: 'A imagem tem mais de 40 megapixels. Escolha uma menor.',
  empty: 'A imagem está vazia: não tem nenhum pixel.',
  broken: 'Não foi possível abrir a imagem. O arquivo pode estar cortado ou com defeito.',
};

/** Chooses, shows and removes the logo. */
function LogoField({ form }: { form: MyDataFormApi }) {
  const { control, setValue } = form;
  const styles = useSlotRecipe({ recipe: brandRecipe })();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** The file that is being read. What the user does later counts instead of it. */
  const reading = useRef<File>(null);
  const labelId = useId();
  const { value, onChange, ref } = useController({ control, name: 'logo' }).field;
  const { logo } = brandOf({ logo: value, colour: null });

  const choose = async (file: File) => {
    reading.current = file;
    setIsReading(true);
    const read = await redrawLogo(file);
    if (reading.current !== file) return;
    setIsReading(false);
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    // Beside a logo of one's own, another name is only there if it is wanted.
    if (logo === null) setValue('credit', false);
    onChange(read.logo);
  };
  const remove = () => {
    reading.current = null;
    setIsReading(false);
    onChange('');
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <chakra.p css={styles.label} id={labelId}>
        Logo
      </chakra.p>
      <chakra.div css={styles.logo}>
        {logo !== null && (
          <chakra.div css={styles.frame}>
            <img src={logo} alt="Seu logo" />
          </chakra.div>
        )}
        <div>
          <chakra.div css={styles.buttons}>
            <Button
              ref={ref}
              variant="surface"
              loading={isReading}
              onClick={() => input.current?.click()}
            >
              {logo === null ? 'Escolher logo' : 'Trocar'}
            </Button>
            {logo !== null && (
              <Button variant="surface" onClick={remove}>
                Tirar
              </Button>
            )}
          </chakra.div>
          <chakra.p css={styles.note}>PNG ou JPEG, até 10 MB. Sem logo, sai só o nome.</chakra.p>
        </div>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label="Arquivo do logo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          target.value = '';
        }}
      />
      <chakra.p css={styles.error} role="alert">
        {problem !== null && problemText[problem]}
      </chakra.p>
    </div>
  );
}

const COLOURS = [
  ['#1f3c88', 'Azul'],
  ['#8a3a22', 'Terracota'],
  ['#1f6044', 'Verde'],
  ['#6e2382', 'Roxo'],
  ['#1a2036', 'Grafite'],
] as const;

const ratioText = (colour: string): string =>
  `${contrastOnWhite(colour).toFixed(1).replace('.', ',')} : 1`;

/** What becomes of a colour on paper. */
function colourHint(typed: string): string {
  if (typed.trim() === '') return 'Sem cor, o documento sai em preto.';
  const colour = colourOf(typed);
  if (colour === null) return 'Isto não é uma cor. Digite-a como #8A3A22.';
  const shown = documentColour(colour) ?? colour;
  return shown === colour
    ? `Lê-se bem no papel (${ratioText(colour)}).`
    : `Clara demais para o papel (${ratioText(colour)}): nos documentos sai mais escura, ${shown.toUpperCase()}.`;
}

/** Chooses the colour of documents: one of a few, or any other. */
function ColourField({ form }: { form: MyDataFormApi }) {
  const { control, register, formState, setValue } = form;
  const styles = useSlotRecipe({ recipe: brandRecipe })();
  const typed = useWatch({ control, name: 'colour' });
  const chosen = colourOf(typed);
  const choose = (colour: string) =>
    setValue('colour', colour.toUpperCase(), { shouldValidate: formState.isSubmitted });
  return (
    <Field label="Cor" error={formState.errors.colour?.message} hint={colourHint(typed)}>
      <chakra.div css={styles.swatches} role="group" aria-label="Cores prontas">
        {COLOURS.map(([colour, name]) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={colour === chosen}
            style={{ background: colour, color: textOn(colour) }}
            onClick={() => choose(colour === chosen ? '' : colour)}
          >
            {colour === chosen && <Icon name="check" />}
          </button>
        ))}
      </chakra.div>
      <chakra.div css={styles.typed} marginTop="3">
        <input
          type="color"
          aria-label="Escolher outra cor"
          value={chosen ?? '#000000'}
          onChange={({ target }) => choose(target.value)}
        />
        <TextInput placeholder="#8A3A22" spellCheck={false} {...register('colour')} />
      </chakra.div>
    </Field>
  );
}

const nobody = { document: null, phone: null, email: null, address: null, city: null, state: null };
const ITEMS = [
  { name: 'Primeiro item', description: 'O que ele inclui', quantity: 1, price: 2320 },
  { name: 'Segundo item', description: null, quantity: 2, price: 190 },
].map((item) => ({ ...item, isMaterial: false }));

/** A quote that nobody has written, to show what documents look like. */
const sampleQuote = (
  today: Day,
  number: string,
): Omit<QuoteDocument, 'provider' | 'credit' | 'brand'> => ({
  number,
  version: 1,
  issuedOn: today,
  validUntil: addDays(today, 10),
  client: { ...nobody, name: 'Nome do cliente', about: 'Empresa' },
  items: ITEMS,
  ...documentSums(ITEMS, 2700),
  terms: { kind: 'deposit', percent: 50 },
  paymentTerms: null,
  workStarts: today,
  workEnds: addDays(today, 30),
  observations: null,
});

interface Props {
  form: MyDataFormApi;
  user: User;
  profile: Profile | null;
}

/** A small document with what the form says now. */
function Preview({ form: { control }, user, profile }: Props) {
  const styles = useSlotRecipe({ recipe: brandRecipe })();
  const today = useToday();
  const [name, occupation, logo, colour, credit, next] = useWatch({
    control,
    name: ['name', 'occupation', 'logo', 'colour', 'credit', 'nextQuoteNumber'],
  });
  const provider = providerParty(profile, user);
  const given = useAppSelector(selectGivenNumbers);
  const number = nextYearlyNumber(given, Number(today.slice(0, 4)), next);
  return (
    <chakra.figure css={styles.preview}>
      <chakra.figcaption css={styles.label}>Como o cliente vê</chakra.figcaption>
      <chakra.div css={styles.sheet} role="img" aria-label="Exemplo de orçamento com a sua marca">
        <div aria-hidden="true" inert>
          <QuoteSheet
            document={{
              ...sampleQuote(today, number),
              provider: {
                ...provider,
                name: name.trim() || user.fullName,
                about: occupation.trim() || null,
              },
              credit,
              brand: brandOf({ logo, colour: colourOf(colour) }),
            }}
          />
        </div>
      </chakra.div>
    </chakra.figure>
  );
}

/** The logo and the colour of documents, with a small document beside them. */
export function BrandFields(props: Props) {
  const styles = useSlotRecipe({ recipe: brandRecipe })();
  const { form } = props;
  const { field } = useController({ control: form.control, name: 'credit' });
  const { value, onChange, ...rest } = field;
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.fields}>
        <LogoField form={form} />
        <ColourField form={form} />
        <Checkbox {...rest} checked={value} onToggle={onChange}>
          Mostrar “Feito no Ofício” no rodapé
        </Checkbox>
      </chakra.div>
      <Preview {...props} />
    </chakra.div>
  );
}
