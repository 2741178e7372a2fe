# Varnish in front of the shop (docs/scaling.md, 'A cache in front'): Varnish 6 or newer with vmod_xkey, Debian's `varnish` and
# `varnish-modules`. The address below is the shop's. It is started with the token that the shop sends with purges, and without Varnish's own
# compression, since the shop has its pages compressed already, and lets go of an idle connection sooner than the shop does (10 s):
#
#   CDN_PURGE_TOKEN=... varnishd -a 127.0.0.1:6081 -f /srv/hopup/deploy/varnish.vcl -s malloc,256m \
#     -p http_gzip_support=off -p backend_idle_timeout=5
#
# and the shop with CDN=varnish, CDN_MAX_AGE=86400, CDN_PURGE_URL=http://127.0.0.1:6081, the same CDN_PURGE_TOKEN, and TRUST_PROXY one higher: Varnish
# adds to X-Forwarded-For. Whatever does HTTPS stands before it.
vcl 4.1;

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 3s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  # Nobody outside chooses what is traced. Where what stands before Varnish traces by itself, and drops a visitor's, these two go.
  unset req.http.traceparent;
  unset req.http.tracestate;

  # What the shop tells of a change. Whoever asks through a proxy has its address, so an address says nothing here: the token does.
  if (req.method == "PURGE") {
    if (!req.http.X-Purge-Token || !std.getenv("CDN_PURGE_TOKEN") || req.http.X-Purge-Token != std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.xkey);
    return (synth(200));
  }

  # Only what is the same for everybody is looked up: pages of the catalogue and the shop's words, pictures, files. Carts, accounts, the
  # dashboard, calls and whatever is not named here go to the shop, and what it answers is kept by nobody.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url !~ "^/((shop|product|images|share|assets|feeds)/|(compare|energy|bb-guide|starter-kit|contact|privacy|terms|delivery-and-returns)?(\.data)?(\?|$)|_\.data(\?|$)|[a-z0-9-]+\.(png|ico|svg|xml|txt|webmanifest)$)") {
    return (pass);
  }
  # Nobody's cookie is in what is kept, since none is sent along.
  unset req.http.Cookie;
  unset req.http.Authorization;

  # What advertisements add makes no other page.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid)=[^&]*", "\1");
  set req.url = regsub(regsuball(req.url, "&&+", "&"), "(\?&?|&)$", "");
  set req.url = regsub(req.url, "\?&", "?");

  # One copy for each of the forms that the shop has, not for each wording of a header.
  if (req.http.Accept-Encoding ~ "(^|[, ])br($|[,; ])") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.http.Accept ~ "image/avif") {
    set req.http.Accept = "image/avif,image/webp,*/*";
  } else {
    set req.http.Accept = "*/*";
  }
  # While the shop is well nothing old is given; while it is not, what was kept last.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || !beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # Pages: for as long as the shop says to caches that it can purge. Files and pictures: as it says to everybody.
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1s"), 0s);
  }
  if (beresp.ttl <= 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  unset beresp.http.X-Request-Id;
  set beresp.grace = 1h;
  return (deliver);
}

# The shop is gone and the page was never kept.
sub vcl_backend_error {
  set beresp.http.Cache-Control = "private, no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.body = "The shop can't be reached. Please try again in a moment.";
  return (deliver);
}

sub vcl_deliver {
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
