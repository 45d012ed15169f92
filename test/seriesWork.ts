// The app imports this module lazily. A test imports it from here, so that it does not wait until it is compiled.
import '../src/store/seriesWork';
