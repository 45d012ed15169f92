import type { jsPDF } from 'jspdf';

/*
 * The structure of a PDF, by which screen readers read it aloud: headings, paragraphs, tables. jsPDF writes none. It is
 * added by jsPDF's events and writing functions, which exist for its plugins.
 */

/** What a part of the document is, by its name in the PDF standard. */
export type TagName = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Span';

export interface Tag {
  name: TagName;
  /** Parts inside this part, and what is drawn of it on a page. */
  kids: (Tag | { page: number; id: number })[];
  /** What a picture says. */
  says?: string;
}

/** Functions of jsPDF for plugins, which its types leave out. */
interface PluginWriter {
  write: (text: string) => void;
  out: (text: string) => void;
  newObjectDeferred: () => number;
  newObjectDeferredBegin: (id: number, writesHead: boolean) => void;
  getPageInfo: (page: number) => { objId: number };
}

/** A text of a PDF, as hexadecimal UTF-16. */
const hexText = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()]
    .map((place) => text.charCodeAt(place).toString(16).padStart(4, '0'))
    .join('')}>`;

export interface Tagging {
  root: Tag;
  add: (parent: Tag, name: TagName, says?: string) => Tag;
  /** Draws something that belongs to a tag; without one, something that is not read aloud. */
  mark: (tag: Tag | null, page: number, draw: () => void) => void;
}

export function tagging(pdf: jsPDF): Tagging {
  // The functions stand in jsPDF's `internal`, whose type names only some of them.
  const internal = pdf.internal as typeof pdf.internal & PluginWriter;
  const root: Tag = { name: 'Document', kids: [] };
  /** The tags of what is drawn on each page, by the marks' ids. */
  const owners = new Map<number, Tag[]>();

  let rootId = 0;
  const writeObject = (id: number, text: string): void => {
    internal.newObjectDeferredBegin(id, true);
    internal.out(text);
    internal.out('endobj');
  };
  const writeTree = (): void => {
    const ids = new Map<Tag, number>();
    const idOf = (tag: Tag): number => {
      const id = ids.get(tag) ?? internal.newObjectDeferred();
      ids.set(tag, id);
      return id;
    };
    const treeId = internal.newObjectDeferred();
    const parentsId = internal.newObjectDeferred();
    const writeTag = (tag: Tag, parentId: number): void => {
      const id = idOf(tag);
      const kids = tag.kids.map((kid) =>
        'name' in kid
          ? `${String(idOf(kid))} 0 R`
          : `<</Type /MCR /Pg ${String(internal.getPageInfo(kid.page).objId)} 0 R /MCID ${String(kid.id)}>>`,
      );
      const says =
        tag.says === undefined ? '' : `/ActualText ${hexText(tag.says)} /Alt ${hexText(tag.says)}`;
      const scope = tag.name === 'TH' ? '/A <</O /Table /Scope /Column>>' : '';
      writeObject(
        id,
        `<</Type /StructElem /S /${tag.name} /P ${String(parentId)} 0 R ${says} ${scope} /K [${kids.join(' ')}]>>`,
      );
      for (const kid of tag.kids) if ('name' in kid) writeTag(kid, id);
    };
    writeTag(root, treeId);
    const parents = [...owners].map(
      ([page, tags]) =>
        `${String(page - 1)} [${tags.map((tag) => `${String(idOf(tag))} 0 R`).join(' ')}]`,
    );
    writeObject(parentsId, `<</Nums [${parents.join(' ')}]>>`);
    writeObject(
      treeId,
      `<</Type /StructTreeRoot /K [${String(idOf(root))} 0 R] /ParentTree ${String(parentsId)} 0 R>>`,
    );
    rootId = treeId;
  };
  internal.events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) => {
    internal.out(`/StructParents ${String(pageNumber - 1)} /Tabs /S`);
  });
  internal.events.subscribe('postPutResources', writeTree);
  internal.events.subscribe('putCatalog', () => {
    internal.out(`/Version /1.7 /MarkInfo <</Marked true>> /StructTreeRoot ${String(rootId)} 0 R`);
  });

  return {
    root,
    add: (parent, name, says) => {
      const tag: Tag = { name, kids: [], ...(says !== undefined && { says }) };
      parent.kids.push(tag);
      return tag;
    },
    mark: (tag, page, draw) => {
      if (tag === null) internal.write('/Artifact BMC');
      else {
        const marks = owners.get(page) ?? [];
        owners.set(page, marks);
        tag.kids.push({ page, id: marks.length });
        internal.write(`/${tag.name} <</MCID ${String(marks.length)}>> BDC`);
        marks.push(tag);
      }
      draw();
      internal.write('EMC');
    },
  };
}
