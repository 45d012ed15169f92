import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { aProfile, aQuote, aQuoteDetails } from '../../../../test/builders';
import { aPng, dataUrl, jpegOf, polyglot, svg } from '../../../../test/pictures';
import { renderSection } from '../../../../test/renderSection';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import MyDataSection from './MyDataSection';
import { flatWorkspace } from '../../../../test/workspace';

const renderMyData = (fields: Parameters<typeof aProfile>[0] = {}) =>
  renderSection(MyDataSection, ({ tables }, userId) => {
    tables.profiles.seed(userId, aProfile({ id: userId, ...fields }));
    tables.quotes.seed(userId, aQuote({ id: 'q1' }));
  });

test('a wrong number is named at its field; what is typed gets its points, is saved bare, and is said to be saved', async () => {
  const { gateway, user, userId, store } = await renderMyData();
  act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
  const number = await screen.findByLabelText('CPF ou CNPJ');
  await user.type(number, '52998224724');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('CPF ou CNPJ inválido')).toBeVisible();
  expect(gateway.traffic.names('profiles.update')).toEqual([]);
  await user.clear(number);
  await user.type(number, '12abc34501de35');
  expect(screen.getByLabelText('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await user.selectOptions(screen.getByLabelText('Tipo de chave'), 'Telefone');
  await user.type(screen.getByLabelText('Chave Pix'), '11968412207');
  expect(screen.getByLabelText('Chave Pix')).toHaveValue('(11) 96841-2207');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Seus dados foram salvos.')).toBeVisible();
  expect(gateway.tables.profiles.of(userId)).toMatchObject([
    {
      name: 'Marina Prado',
      document: '12ABC34501DE35',
      pixKeyType: 'phone',
      pixKey: '+5511968412207',
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
});

test('who was marked as MEI works as one, and the cap has a day; who chooses another way has no cap', async () => {
  const { gateway, user, userId, store } = await renderMyData({ mei: true });
  act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
  const way = await screen.findByLabelText('Como trabalho');
  expect(way).toHaveValue('mei');
  await user.type(screen.getByLabelText('Limite por ano'), '130000');
  fireEvent.change(screen.getByLabelText('Esse limite vale desde'), {
    target: { value: '2027-01-01' },
  });
  const saved = async (fields: object) => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => {
      expect(gateway.tables.profiles.of(userId)).toMatchObject([fields]);
    });
  };
  await saved({ mei: true, meiCap: 130_000, meiCapFrom: '2027-01-01' });
  await user.selectOptions(way, 'ME');
  expect(screen.queryByLabelText('Limite por ano')).not.toBeInTheDocument();
  await saved({ mei: false, wayOfWorking: 'me', meiCap: 130_000 });
  await user.selectOptions(way, 'MEI');
  await saved({ mei: true, wayOfWorking: null });
});

test('a failed save says so and keeps what was typed', async () => {
  const { gateway, user, store } = await renderMyData();
  act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
  gateway.traffic.fail('profiles.update', 'refused');
  await user.type(await screen.findByLabelText('Cidade'), 'Olinda');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao salvar seus dados. Tente novamente.')).toBeVisible();
  expect(screen.getByLabelText('Cidade')).toHaveValue('Olinda');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Seus dados foram salvos.')).toBeVisible();
});

test('the sample has the next number, as it is typed', async () => {
  const year = new Date().getFullYear().toString();
  const { user } = await renderSection(MyDataSection, ({ tables }, userId) => {
    tables.profiles.seed(userId, aProfile({ id: userId }));
    tables.quotes.seed(userId, aQuote({ id: 'q1' }));
    tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'q1', number: `${year}-001` }));
  });
  expect(await screen.findByText(`nº ${year}-002`)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Próximo número'), `${year}-041`);
  expect(screen.getByText(`nº ${year}-041`)).toBeInTheDocument();
});

test('leaving asks; a quote that led here is open again once it is said', async () => {
  const { user, store } = await renderMyData();
  const workspace = () => flatWorkspace(store.getState().workspace);
  act(() => {
    store.dispatch(workspaceActions.sectionChosen('quotes'));
    store.dispatch(workspaceActions.modalOpened('quotes', 'view', 'q1'));
    store.dispatch(workspaceActions.myDataOpened({ field: 'document' }));
  });
  expect(workspace()).toMatchObject({ section: 'myData', modal: null });
  await user.type(await screen.findByLabelText('Cidade'), 'Olinda');
  await user.click(screen.getByRole('button', { name: 'Voltar ao orçamento' }));
  expect(await screen.findByText('Descartar o que foi digitado?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(workspace().section).toBe('myData');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(workspace()).toMatchObject({
      section: 'quotes',
      modal: { mode: 'view', id: 'q1' },
      trail: ['dashboard'],
    });
  });
});

/** jsdom lacks it. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer); // cast: it was read as one
    reader.readAsArrayBuffer(this);
  });
}

describe('the logo', () => {
  const decode = jest.fn<Promise<Partial<ImageBitmap>>, [Blob]>();
  beforeEach(() => {
    const picture = { width: 4000, height: 1000, close: () => undefined };
    decode.mockReset().mockResolvedValue(picture);
    Object.defineProperty(Blob.prototype, 'arrayBuffer', {
      value: arrayBuffer,
      configurable: true,
    });
    Object.defineProperty(globalThis, 'createImageBitmap', { value: decode, configurable: true });
    const context = { drawImage: jest.fn(), fillRect: jest.fn() };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never); // cast: all that is used
  });
  afterEach(() => jest.restoreAllMocks());

  const choose = async (user: Awaited<ReturnType<typeof renderMyData>>['user'], bytes: Buffer) => {
    const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
    if (bytes.length === 0) Object.defineProperty(file, 'size', { value: 10_000_001 });
    await user.upload(await screen.findByLabelText('Arquivo do logo'), file);
  };

  test('what is no picture, or would fill the memory, is refused in words, and never decoded', async () => {
    const { user } = await renderMyData();
    const refused: [Buffer, string][] = [
      [svg, 'Este arquivo não é um PNG nem um JPEG.'],
      [aPng(1, 1, { declared: [20_000, 20_000] }), 'A imagem tem mais de 40 megapixels.'],
      // It has 10,000,001 bytes.
      [Buffer.alloc(0), 'O arquivo tem mais de 10 MB.'],
      [jpegOf(65_000, 65_000), 'A imagem tem mais de 40 megapixels.'],
      [aPng(1, 1, { declared: [0, 0] }), 'A imagem está vazia'],
    ];
    for (const [bytes, words] of refused) {
      await choose(user, bytes);
      expect(await screen.findByText(words, { exact: false })).toBeVisible();
      expect(decode).not.toHaveBeenCalled();
      expect(screen.queryByAltText('Seu logo')).not.toBeInTheDocument();
    }
  });

  test('a picture that cannot be decoded is refused, and the logo stays', async () => {
    const { user } = await renderMyData({ logo: dataUrl(aPng()) });
    decode.mockRejectedValue(new Error('cut'));
    await choose(user, aPng().subarray(0, 40));
    expect(await screen.findByText(/Não foi possível abrir a imagem/)).toBeVisible();
    expect(screen.getByAltText('Seu logo')).toHaveAttribute('src', dataUrl(aPng()));
  });

  test('is drawn anew until it is small enough, seen at once, and saved; the credit is left out', async () => {
    const { gateway, user, userId, store } = await renderMyData();
    act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
    const large = dataUrl(Buffer.concat([aPng(), Buffer.alloc(60_000)]));
    const drawn = dataUrl(jpegOf(600, 150), 'jpeg');
    const draw = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL');
    const sizes: number[][] = [];
    draw.mockImplementation(function (this: HTMLCanvasElement, type) {
      sizes.push([this.width, this.height]);
      return type === 'image/jpeg' && this.width < 700 ? drawn : large;
    });
    await choose(user, polyglot);
    expect(await screen.findByAltText('Seu logo')).toHaveAttribute('src', drawn);
    expect(sizes).toEqual([
      [800, 200],
      [800, 200],
      [600, 150],
      [600, 150],
    ]);
    const sample = screen.getByRole('img', { name: 'Exemplo de orçamento com a sua marca' });
    expect(sample.querySelector('img')).toHaveAttribute('src', drawn);
    expect(screen.getByLabelText('Mostrar “Feito no Ofício” no rodapé')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Seus dados foram salvos.')).toBeVisible();
    expect(gateway.tables.profiles.of(userId)).toMatchObject([{ logo: drawn, credit: false }]);

    await user.click(screen.getByRole('button', { name: 'Tirar' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => {
      expect(gateway.tables.profiles.of(userId)).toMatchObject([{ logo: null }]);
    });
  });

  test('that is removed while another picture is read stays removed', async () => {
    const { user } = await renderMyData({ logo: dataUrl(aPng()) });
    let decoded: (picture: Partial<ImageBitmap>) => void = () => undefined;
    decode.mockReturnValue(
      new Promise((resolve) => {
        decoded = resolve;
      }),
    );
    const drawn = dataUrl(aPng(2, 2));
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawn);
    await choose(user, aPng());
    await waitFor(() => {
      expect(decode).toHaveBeenCalled();
    });
    await user.click(screen.getByRole('button', { name: 'Tirar' }));
    await act(async () => {
      decoded({ width: 40, height: 10, close: () => undefined });
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Escolher logo' })).toBeVisible();
    expect(screen.queryByAltText('Seu logo')).not.toBeInTheDocument();
  });

  test('a stored text that is no picture is shown nowhere', async () => {
    await renderMyData({ logo: `data:image/svg+xml;base64,${svg.toString('base64')}` });
    expect(await screen.findByRole('button', { name: 'Escolher logo' })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

test('a colour that is too light is darkened on paper, which is said and seen at once', async () => {
  const { gateway, user, userId, store } = await renderMyData();
  act(() => void store.dispatch(workspaceActions.sectionChosen('myData')));
  const typed = await screen.findByRole('textbox', { name: 'Cor' });
  expect(typed).toHaveAccessibleDescription('Sem cor, o documento sai em preto.');
  await user.click(screen.getByRole('button', { name: 'Terracota' }));
  expect(typed).toHaveValue('#8A3A22');
  expect(typed).toHaveAccessibleDescription('Lê-se bem no papel (7,8 : 1).');
  await user.clear(typed);
  await user.type(typed, 'ffff00');
  expect(typed).toHaveAccessibleDescription(
    'Clara demais para o papel (1,1 : 1): nos documentos sai mais escura, #787800.',
  );
  const sheet = document.querySelector<HTMLElement>('.branded');
  expect(sheet?.style.getPropertyValue('--brand')).toBe('#787800');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Seus dados foram salvos.')).toBeVisible();
  expect(gateway.tables.profiles.of(userId)).toMatchObject([{ colour: '#ffff00' }]);
  await user.clear(typed);
  await user.type(typed, 'amarelo');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Escreva a cor como #8A3A22')).toBeVisible();
});
