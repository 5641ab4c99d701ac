//! Chance that nobody can bend, and everybody can check.
//!
//! The server makes a secret and shows its hash, the [`commitment`]. Each player's own program looks at that first, and
//! then adds 32 bytes. The dice follow from all of it together, so neither the server nor a player alone decides
//! what is drawn. At the end the server's secret is shown, and whoever kept the commitment can check that it was not
//! changed, and that the dice follow from it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::Secret;
use crate::fault::Fault;

/// How the dice of a table came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fair {
    /// What the server showed before the start: the SHA-256 of its secret.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Secret,
    /// The secret of the server.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub secret: Secret,
    /// What each seat added; nothing for bots.
    #[cfg_attr(feature = "ts", ts(type = "Array<string | null>"))]
    pub entropy: Vec<Option<Secret>>,
}

impl Fair {
    /// The account of a table whose server has this secret, and whose players added this.
    pub fn new(secret: Secret, entropy: Vec<Option<Secret>>) -> Self {
        Self { commitment: commitment(secret), secret, entropy }
    }

    /// The secret of the dice: SHA-256 of the four letters `nurt`, the secret of the server, and what the players
    /// added, in the order of the seats.
    pub fn dice(&self) -> Secret {
        let mut hash = Sha256::new();
        hash.update(b"nurt");
        hash.update(self.secret.bytes());
        self.entropy.iter().flatten().for_each(|added| hash.update(added.bytes()));
        Secret::new(hash.finalize().into())
    }

    /// Whether the secret is the one that was promised, and the dice follow from it.
    pub fn verify(&self, dice: Secret) -> Result<(), Fault> {
        if commitment(self.secret) != self.commitment {
            return Err(Fault::Commitment);
        }
        if self.dice() != dice {
            return Err(Fault::Dice);
        }
        Ok(())
    }
}

/// What a server shows of its secret beforehand: the SHA-256 of its 32 bytes.
pub fn commitment(secret: Secret) -> Secret {
    Secret::new(Sha256::digest(secret.bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SHA-256 of 32 zero bytes, as `head -c 32 /dev/zero | sha256sum` gives it.
    #[test]
    fn a_commitment_is_a_plain_hash() {
        let zero = Secret::new([0; 32]);
        let hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(zero).to_string(), hash);
    }

    /// `(printf nurt; head -c 32 /dev/zero; head -c 32 /dev/zero | tr '\0' '\1') | sha256sum`
    #[test]
    fn dice_follow_from_everybody() {
        let fair = Fair::new(Secret::new([0; 32]), vec![None, Some(Secret::new([1; 32]))]);
        let expected = "af28514ff19972ffd15793d43117e112db08be4f68a037b3672ed3adc0b91447";
        assert_eq!(fair.dice().to_string(), expected);
        assert_eq!(fair.verify(fair.dice()), Ok(()));
        let other = Fair::new(fair.secret, vec![None, Some(Secret::new([2; 32]))]);
        assert_eq!(other.verify(fair.dice()), Err(Fault::Dice));
        let swapped = Fair { secret: Secret::new([3; 32]), ..fair.clone() };
        assert_eq!(swapped.verify(swapped.dice()), Err(Fault::Commitment));
    }

    /// Without anybody's help the dice are still not what was shown beforehand.
    #[test]
    fn the_commitment_tells_nothing_of_the_dice() {
        let fair = Fair::new(Secret::new([7; 32]), vec![None, None]);
        assert_ne!(fair.dice(), fair.commitment);
    }
}
