import type { Modal } from '../../../features/app/forms/modal';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import ClientModal from '../clients/ClientModal';

const ClientView = lazyChunk(() => import(/* webpackChunkName: "client-view" */ './ClientView'));

/** The form and the view of a client. */
export default function ClientModals({ modal }: { modal: Modal<'clients'> }) {
  return <ClientModal modal={modal} view={ClientView} />;
}
