import type { Modal } from '../../features/forms/modal';
import { lazyChunk } from '../chunks/lazyChunk';
import ClientModal from '../clients/ClientModal';

const ClientView = lazyChunk(() => import(/* webpackChunkName: "client-view" */ './ClientView'));

/** A client's form and view. */
export default function ClientModals({ modal }: { modal: Modal<'clients'> }) {
  return <ClientModal modal={modal} view={ClientView} />;
}
