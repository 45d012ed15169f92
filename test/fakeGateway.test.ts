import { GatewayError } from '../src/gateway/gateway';
import { fakeGateway, type FakeGateway } from './fakeGateway';
import { gatewayContract, type TestedGateway } from './gatewayContract';

describe('the fake gateway', () => {
  const gateway: FakeGateway = fakeGateway();
  const subject: TestedGateway = {
    gateway,
    cutOff: (isCutOff) => {
      const cut = () => Promise.reject(new GatewayError('network', 'cut off'));
      gateway.traffic.troubleFor = () => (isCutOff ? { before: cut } : {});
    },
  };
  gatewayContract(() => subject);
});
